import type { ReactNode } from 'react';

import { createCell } from '../../cell/cell.ts';

/** Ids of the ads that the visitor keeps: those of the contract are assignable. */
export interface Kept {
  readonly favorites: readonly number[];
  readonly comparisons: readonly number[];
  /** Number of new ads of the saved searches. */
  readonly new_count: number;
}

/** What an entry of the shell shows of a list. */
interface ListBadge {
  /** The badge with its text; `null` for none. */
  readonly badge: ReactNode;
  /** Empty for none. */
  readonly text: string;
  /** Whether it counts what is new, not what the list has. */
  readonly isNew: boolean;
  /** What follows the entry's name for a screen reader. */
  readonly label: string;
}

/** The badges of both lists. */
export type KeptBadges = Readonly<Record<'favorites' | 'comparisons', ListBadge>>;

/** What the visitor keeps; `null` until the page is idle and it is read. */
export const keptAds = createCell<(Kept & { readonly badges: KeptBadges }) | null>({
  server: null,
});

/** An ad that can be kept. */
export interface KeepableAd {
  readonly id: number;
  readonly title: string;
  readonly is_my_advertisement: boolean;
  readonly is_comparable?: boolean;
  readonly favorite?: { readonly note: string | null };
}

/**
 * Position of the controls: on a card, on one of words, over the photo of an ad's page, on its bar
 * without a photo, among its buttons.
 */
type KeepPosition = 'card' | 'words' | 'photo' | 'bar' | 'page';

/** Properties of the controls that keep an ad. */
export interface KeepControlsProps {
  readonly ad: KeepableAd;
  readonly at: KeepPosition;
  /** A button beside those of the page. */
  readonly children?: ReactNode;
}

/** Renders the controls, which no first view needs; `null` until the page is idle. */
export const keepControls = createCell<((props: KeepControlsProps) => ReactNode) | null>({
  server: null,
});
