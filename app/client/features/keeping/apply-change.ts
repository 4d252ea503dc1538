import type { KeepChange } from '../../api/kept/kept-ads.ts';
import type { Kept } from '../../ui/kept/kept-ads.ts';

/** What is kept after a change; the same object when nothing changes. */
export function applyChange(kept: Kept, change: KeepChange): Kept {
  switch (change.type) {
    case 'like':
      return { ...kept, favorites: withId(kept.favorites, change.id) };
    case 'unlike':
      return { ...kept, favorites: withoutId(kept.favorites, change.id) };
    case 'compare':
      return { ...kept, comparisons: withId(kept.comparisons, change.id) };
    case 'uncompare':
      return { ...kept, comparisons: withoutId(kept.comparisons, change.id) };
    case 'clear':
      return { ...kept, comparisons: [] };
  }
}

function withId(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids : [id, ...ids];
}

function withoutId(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((one) => one !== id);
}
