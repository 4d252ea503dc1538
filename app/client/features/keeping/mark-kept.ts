import type { Kept } from '../../ui/kept/kept-ads.ts';

/** Lists that the server draws empty, as for a guest. */
const LISTS = ['favorites', 'comparisons'] as const;

/**
 * Marks on `<html>` which lists may have ads: until its answer, the page of such a list shows its
 * skeleton, and of any other list that it is empty. The script in `index.html` does the same before
 * the first paint.
 *
 * @param isUser Whether the visitor is signed in: a user may have kept ads on another device.
 */
export function markKept(kept: Kept, isUser: boolean): void {
  document.documentElement.dataset['kept'] = LISTS.filter(
    (list) => isUser || kept[list].length > 0,
  ).join(' ');
}
