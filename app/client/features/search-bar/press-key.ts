import type { ListedSuggestion } from './list-rows.ts';
import type { SearchBarState } from './search-bar-state.ts';
import { sendToSearchBar } from './search-bar.ts';
import { suggestionKey } from './suggestion-target.ts';

/** The list at the press of a key. */
export interface KeyContext {
  readonly bar: SearchBarState;
  readonly rows: readonly ListedSuggestion[];
  readonly onTake: (suggestion: ListedSuggestion) => void;
  readonly onDrop: (suggestion: ListedSuggestion) => void;
}

/**
 * Arrows move in the list, Enter takes a suggestion, → copies a query into the field, Delete removes
 * a past one; `false` for any other key.
 */
export function pressKey(key: string, { bar, rows, onTake, onDrop }: KeyContext): boolean {
  const chosen = rows.find((row) => suggestionKey(row) === bar.active);
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    if (bar.phase !== 'listing') sendToSearchBar({ type: 'entered' });
    const active = neighbour(rows.map(suggestionKey), bar.active, key === 'ArrowDown' ? 1 : -1);
    if (rows.length > 0) sendToSearchBar({ type: 'pointed', active });
    return true;
  }
  if (chosen === undefined) return false;
  if (key === 'Enter') onTake(chosen);
  else if (key === 'ArrowRight' && chosen.type === 'SEARCH_HISTORY') {
    sendToSearchBar({ type: 'filled', text: chosen.title });
  } else if (key === 'Delete' && chosen.isOwn === true) onDrop(chosen);
  else return false;
  return true;
}

/**
 * The suggestion after an arrow key. The ends are connected through the field: up from the first
 * one, and down from the last, is the text itself (`null`).
 *
 * @param keys Keys of the shown suggestions; an `active` that is not among them counts as none.
 */
export function neighbour(
  keys: readonly string[],
  active: string | null,
  by: 1 | -1,
): string | null {
  const positions = [null, ...keys];
  const at = Math.max(0, positions.indexOf(active));
  return positions.at((at + by + positions.length) % positions.length) ?? null;
}
