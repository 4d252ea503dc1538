import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';

import type { Advertisement } from '../../../contract/index.ts';
import { imageSrcSet } from '../../../contract/plain.ts';
import { adSearch } from '../../api/search.ts';
import { AdCard } from '../../ui/ad-card/AdCard.tsx';
import { AdGrid } from '../../ui/ad-card/AdGrid.tsx';
import { adViewWords } from './ad-view-words.ru.ts';
import { SIMILAR_COUNT, similarSearch } from './similar-search.ts';

import styles from './SimilarAds.module.css';

interface SimilarAdsProps {
  readonly ad: Pick<Advertisement, 'id' | 'category_id' | 'subcategory_id'>;
}

/** Other ads of the subcategory; renders nothing when there are none or the read fails. */
export function SimilarAds({ ad }: SimilarAdsProps) {
  const headingId = useId();
  const found = useInfiniteQuery(adSearch(similarSearch(ad)));
  const all = found.data?.pages[0]?.advertisements ?? [];
  const ads = all.filter(({ id }) => id !== ad.id).slice(0, SIMILAR_COUNT);
  if (ads.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 id={headingId}>{adViewWords.similar}</h2>
      <AdGrid columns="triple" labelledBy={headingId}>
        {ads.map((one) => (
          <AdCard key={one.id} ad={one} layout="grid" srcSetOf={imageSrcSet} />
        ))}
      </AdGrid>
    </section>
  );
}
