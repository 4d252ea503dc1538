/** The fields of an ad that a card shows: the contract's `AdCard` is assignable. */
export interface CardAd {
  readonly id: number;
  readonly title: string;
  /** Key facts. */
  readonly subtitle1: string | null;
  /** Formatted price. */
  readonly subtitle2: string | null;
  /** Formatted location and time. */
  readonly subtitle3: string | null;
  readonly area_price: string | null;
  readonly promotion_type: 'BASIC' | 'VIP' | 'PREMIUM';
  readonly images: readonly { readonly url: string }[];
  readonly tags: readonly { readonly value: string }[];
  readonly is_my_advertisement: boolean;
  readonly has_seen: boolean;
  /** Name that is shown instead of the seller's. */
  readonly company: string | null;
  /** Start of the description, of an ad without images. */
  readonly excerpt: string | null;
  readonly is_comparable?: boolean;
  readonly publisher_info: CardSeller;
}

/** The seller. */
export interface CardSeller {
  readonly name: string;
  readonly profile_picture: string | null;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly user_since: string;
  readonly is_verified: boolean;
}

/**
 * Layout of a card. On mobile all but `grid` are a strip of photos over the text; on desktop
 * `strip` is a `grid` card, `list` has its photo on the left, `wide` takes two columns.
 */
export type AdLayout = 'grid' | 'strip' | 'list' | 'wide';

/** Properties of a card. */
export interface AdCardProps {
  readonly ad: CardAd;
  /** Whether the ad was opened on this device. */
  readonly isSeen?: boolean;
  readonly layout: AdLayout;
  /**
   * The contract's `imageSrcSet`: the stored widths of a photo, `null` for a photo without
   * variants.
   */
  readonly srcSetOf: (url: string) => string | null;
  /** The first card of a screen: its photo is loaded with high priority. */
  readonly isFirst?: boolean;
  /** Shows the promotion and whether the ad is the viewer's own, unless a heading does. */
  readonly showsTag?: boolean;
}
