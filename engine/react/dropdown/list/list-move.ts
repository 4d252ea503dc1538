import type { KeyboardEvent } from 'react';

import type { OptionListState } from './use-option-list.ts';

/** Rows a page key moves by. */
const PAGE = 10;

/** What a key does to an open list. `leave` closes it and lets Tab continue. */
export type ListMove =
  | { readonly type: 'go'; readonly index: number }
  | { readonly type: 'letter'; readonly letter: string }
  | { readonly type: 'pick' }
  | { readonly type: 'close' }
  | { readonly type: 'leave' };

/** Reads a key as the ARIA listbox pattern has it; `null` for a key that is none of the list's. */
export function listMove(event: KeyboardEvent, list: OptionListState): ListMove | null {
  const { key } = event;
  if (key === 'Escape' || (key === 'ArrowUp' && event.altKey)) return { type: 'close' };
  if (key === 'Tab') return { type: 'leave' };
  // A button among them presses itself.
  if (event.target instanceof HTMLButtonElement) return null;
  if (key === 'Enter') return { type: 'pick' };
  const index = indexAfter(key, list);
  if (index !== null) return { type: 'go', index };
  if (list.hasSearch || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === ' ') return { type: 'pick' };
  return isLetter(key) ? { type: 'letter', letter: key } : null;
}

/** Whether a key types one sign. */
export function isLetter(key: string): boolean {
  return Array.from(key).length === 1 && key !== ' ';
}

function indexAfter(key: string, { active, layout, query }: OptionListState): number | null {
  // In a typed query Home and End belong to the text.
  const isInText = query !== '';
  switch (key) {
    case 'ArrowDown':
      return active + 1;
    case 'ArrowUp':
      return active - 1;
    case 'PageDown':
      return active + PAGE;
    case 'PageUp':
      return active - PAGE;
    case 'Home':
      return isInText ? null : 0;
    case 'End':
      return isInText ? null : layout.count - 1;
    default:
      return null;
  }
}
