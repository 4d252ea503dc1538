import { fold, folds } from '../../../fields/search/fold.ru.ts';
import type { MapPlace } from '../map-tiles-context.ts';

/** Longer lists are no help: a further letter is. */
const LIMIT = 6;

/**
 * The places whose name, or a word of it, begins with what was typed, in any of their spellings:
 * names that begin with it first, then in the order of the places. None for blank text.
 */
export function findPlaces(typed: string, places: readonly MapPlace[]): readonly MapPlace[] {
  const beginnings = folds(typed).filter((beginning) => beginning !== '');
  const begins = (name: string): boolean =>
    beginnings.some((beginning) => name.startsWith(beginning));
  const ranked = places.map((place) => {
    const names = [place.name, ...(place.spellings ?? [])].flatMap(folds);
    if (begins(fold(place.name))) return { place, rank: 0 };
    if (names.some(begins)) return { place, rank: 1 };
    return { place, rank: names.some((name) => name.split(' ').some(begins)) ? 2 : null };
  });
  return [0, 1, 2]
    .flatMap((wanted) => ranked.filter(({ rank }) => rank === wanted))
    .slice(0, LIMIT)
    .map(({ place }) => place);
}
