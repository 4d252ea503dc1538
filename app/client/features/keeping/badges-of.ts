import type { Kept, keptBadges } from '../../ui/kept/kept-ads.ts';
import { labelOf } from './keeping-words.ru.ts';

/** Largest shown number. */
const MOST = 99;

/**
 * The badges of what is kept: of the favourites the number of new ads of the saved searches, «+3»,
 * and without any the number of favourites.
 */
export function badgesOf({
  favorites,
  comparisons,
  new_count: newCount,
}: Kept): ReturnType<typeof keptBadges.value> {
  return {
    favorites: toBadge(favorites.length, newCount),
    comparisons: toBadge(comparisons.length, 0),
  };
}

function toBadge(count: number, newCount: number) {
  const isNew = newCount > 0;
  const shown = isNew ? newCount : count;
  const short = shown > MOST ? `${MOST}+` : `${isNew ? '+' : ''}${shown}`;
  return { text: shown === 0 ? '' : short, isNew, label: labelOf(count, newCount) };
}
