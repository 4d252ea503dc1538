import type { SourceForm, Loss } from '@bozor/form-engine/reconcile';
import { toChips } from '@bozor/form-engine/search';

import { jsonText } from '../player/steps/section-text.ts';

/** A lost value as the text of its chip; the raw input when the field has no chip. */
export function lostValueText({ plan, state }: SourceForm, { key, input }: Loss): string {
  const slot = plan.keys.indexOf(key);
  const entry = state.entries[slot];
  // A list may lose only some members: the chip is built from these alone.
  const entries =
    entry === undefined ? state.entries : state.entries.with(slot, { ...entry, input });
  const chipText = toChips(plan, { ...state, entries }).find((chip) => chip.key === key)?.text;
  return chipText ?? (typeof input === 'string' ? `«${input}»` : jsonText(input));
}
