import { keptAds } from '../../ui/kept/kept-ads.ts';
import type { KeepableAd } from '../../ui/kept/kept-ads.ts';
import { useKeep } from './use-keep.ts';

/** State of an ad's controls and their changes. */
export function useKept(ad: KeepableAd) {
  const kept = keptAds.use();
  const keep = useKeep();
  const isLiked = kept?.favorites.includes(ad.id) === true;
  const isCompared = kept?.comparisons.includes(ad.id) === true;
  return {
    isLiked,
    isCompared,
    like: () => void keep({ type: isLiked ? 'unlike' : 'like', id: ad.id }),
    compare: () => void keep({ type: isCompared ? 'uncompare' : 'compare', id: ad.id }),
  };
}
