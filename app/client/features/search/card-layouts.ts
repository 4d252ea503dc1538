import type { AdCard, AdType } from '../../../contract/index.ts';
import type { AdLayout } from '../../ui/ad-card/card-ad.ts';
import type { ResultsView } from './results-view.ts';

/** Of this many consecutive cards at most one is wide (DESIGN §7, «Promotion»). */
const WIDE_EVERY = 6;
/** Columns of a desktop grid, and the columns of a wide card. */
const COLUMNS = 3;
const WIDE_COLUMNS = 2;

/** Types of ads chosen by their photos: several photos per card on mobile (SCREENS, «/search»). */
const STRIP_TYPES: ReadonlySet<AdType> = new Set(['CARS', 'REAL_ESTATE', 'NEW_BUILDINGS']);

/** Number of cards that decide whether a list has photos (SCREENS, «/search»). */
const FIRST_CARDS = 12;

/** Whether none of the first cards has a photo: the list then is one of words. */
export function isWordsOnly(ads: readonly Pick<AdCard, 'images'>[]): boolean {
  return ads.length > 0 && ads.slice(0, FIRST_CARDS).every(({ images }) => images.length === 0);
}

/** Whether ads of a type are shown as strips of photos on mobile. */
export function isStripType(type: AdType): boolean {
  return STRIP_TYPES.has(type);
}

/**
 * The layout of each card.
 * In a grid the first PREMIUM card of six is wide if that leaves no gap. Ads of a next page never
 * change earlier cards.
 *
 * @param view `null`: the person has not chosen; ads chosen by their photos are strips on mobile.
 */
export function cardLayouts(
  ads: readonly Pick<AdCard, 'promotion_type' | 'type' | 'images'>[],
  view: ResultsView | null,
): readonly AdLayout[] {
  if (view === 'list') return ads.map(() => 'list');
  let column = 0;
  let sinceWide = WIDE_EVERY;
  return ads.map(({ promotion_type, type, images }) => {
    const fits = column + WIDE_COLUMNS <= COLUMNS;
    const isWide =
      promotion_type === 'PREMIUM' && images.length > 0 && sinceWide >= WIDE_EVERY && fits;
    column = (column + (isWide ? WIDE_COLUMNS : 1)) % COLUMNS;
    sinceWide = isWide ? 1 : sinceWide + 1;
    if (isWide) return 'wide';
    return view === null && isStripType(type) && images.length > 0 ? 'strip' : 'grid';
  });
}
