import { z } from 'zod/mini';

import { AdvertisementDraft, PHONE_DIGITS, PHONE_PREFIX } from '../../../../contract/index.ts';

/** An ad of another site, as the open file spells it. */
export const SourceAd = z.object({
  /** Stable within the source. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** In any spelling. */
  phone: z.string().check(z.maxLength(40)),
  category_id: AdvertisementDraft.shape.categoryId,
  subcategory_id: AdvertisementDraft.shape.subcategoryId,
  /** Names of its pictures in the source, the cover first. */
  images: z._default(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)), []),
  /** Values by filter key, as in the create request. */
  filters: AdvertisementDraft.shape.filters,
});
export type SourceAd = z.infer<typeof SourceAd>;

/** Where the ads of the import offer come from (decisions, «Ad transfer»). */
export interface ImportSource {
  /**
   * Finds the ads that show a phone.
   *
   * @param phone `+992` and nine digits.
   */
  readonly findAds: (phone: string) => Promise<readonly SourceAd[]>;
  /** Reads a picture; `null` when it is absent, too large or outside of the source. */
  readonly readImage: (name: string) => Promise<Buffer | null>;
}

/** A phone in any spelling as `+992` and nine digits; `null` for a number of another country. */
export function toPhone(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '').replace(/^(?:00)?992(?=\d{9}$)/, '');
  return digits.length === PHONE_DIGITS ? PHONE_PREFIX + digits : null;
}
