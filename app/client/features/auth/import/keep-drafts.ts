import type { ImportOutcome } from '../../../../contract/index.ts';
import { keepAdDraft } from '../../../device/ad-drafts.ts';

/** Stores the incomplete ads as drafts of this device, the first ones last: they are kept. */
export function keepDrafts(outcomes: readonly ImportOutcome[]): void {
  for (const outcome of outcomes.toReversed()) keepDraft(outcome);
}

/**
 * Stores an incomplete ad as the draft of its subcategory. A full or forbidden storage keeps none:
 * the ad remains among the candidates of the server.
 */
export function keepDraft({ draft, title }: ImportOutcome): void {
  if (draft === null) return;
  try {
    keepAdDraft({
      ownerId: draft.owner_id,
      categoryId: draft.category_id,
      subcategoryId: draft.subcategory_id,
      name: title,
      planHash: draft.plan_hash,
      values: draft.values.map(({ key, name, value }) => ({ key, name, value })),
      photos: draft.photos,
      savedAt: Date.now(),
    });
  } catch {
    // The device stores no draft: the link in the success step stores it again.
  }
}
