/** What a card shows of an ad: the contract's `AdCard` is one. */
export interface CardAd {
  readonly id: number;
  readonly title: string;
  /** Key facts. */
  readonly subtitle1: string | null;
  /** Price, ready to show. */
  readonly subtitle2: string | null;
  /** Place and time, ready to show. */
  readonly subtitle3: string | null;
  readonly area_price: string | null;
  readonly promotion_type: 'BASIC' | 'VIP' | 'PREMIUM';
  readonly images: readonly { readonly url: string }[];
  readonly tags: readonly { readonly value: string }[];
  readonly is_my_advertisement: boolean;
  readonly has_seen: boolean;
  readonly publisher_info: CardSeller;
}

/** Who sells. */
export interface CardSeller {
  readonly name: string;
  readonly profile_picture: string | null;
  /** Calendar day, `YYYY-MM-DD`. */
  readonly user_since: string;
}

/**
 * How a card is laid out. On mobile all but `grid` are a strip of photos over the text; on desktop
 * `strip` is a `grid` card, `list` has its photo at the left, `wide` takes two columns.
 */
export type AdLayout = 'grid' | 'strip' | 'list' | 'wide';

/** What a card is drawn with. */
export interface AdCardProps {
  readonly ad: CardAd;
  readonly layout: AdLayout;
  /** The contract's `imageSrcSet`: the widths a photo is kept in, `null` for one that has none. */
  readonly srcSetOf: (url: string) => string | null;
  /** The first card of a screen: its photo loads before everything else. */
  readonly isFirst?: boolean;
  /** Says how the ad is promoted and whether it is the viewer's own, unless a heading does. */
  readonly showsTag?: boolean;
}
