import type { Draft } from './draft.ts';
import { followLocations } from './follow-location.ts';
import { settleVisibility } from './visibility.ts';

/**
 * Brings a draft to rest: visibility, lists, then the locations that follow what was chosen, and
 * again, as a location may show other fields. Ends: after the first round values only go.
 */
export function settle(draft: Draft): void {
  settleVisibility(draft);
  while (draft.moved.size > 0) {
    followLocations(draft);
    settleVisibility(draft);
  }
}
