import type { Kept } from '../../ui/kept/kept-ads.ts';

/** Lists that the server draws empty, as for a guest. */
const LISTS = ['favorites', 'comparisons'] as const;

/**
 * Marks on `<html>` which lists may have ads: until its answer, the page of such a list shows its
 * skeleton, and of any other list that it is empty. The mark of a user hides what is for guests. The
 * script in `index.html` does the same before the first paint.
 *
 * @param isUser Whether the visitor is signed in: a user may have kept ads on another device.
 */
export function markKept(kept: Kept, isUser: boolean): void {
  const lists = LISTS.filter((list) => isUser || kept[list].length > 0);
  document.documentElement.dataset['kept'] = [...lists, ...(isUser ? ['user'] : [])].join(' ');
}
