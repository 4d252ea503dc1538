import type { AdDraft } from '../../../device/ad-drafts.ts';
import type { AdForm } from '../ad-form.ts';

/** Parts of a draft that are not in its form. */
interface KeptBeside {
  readonly images: readonly string[];
  readonly isPlaceExact: boolean;
  /** In ms since 1970. */
  readonly savedAt: number;
}

/** The stored draft of an open form. */
export function toDraft(form: AdForm, { images, isPlaceExact, savedAt }: KeptBeside): AdDraft {
  const { author, target, subcategoryName } = form.page;
  return {
    ownerId: author.id,
    ...target,
    name: form.title() ?? subcategoryName,
    planHash: form.store.plan.hash,
    values: [...form.draftValues()],
    photos: [...images],
    isPlaceExact,
    savedAt,
  };
}
