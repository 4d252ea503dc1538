import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { imageSrcSet } from '../../../contract/plain.ts';
import { similarAds } from '../../api/ads/ads.ts';
import { AdCard } from '../../ui/ad-card/AdCard.tsx';
import { AdGrid } from '../../ui/ad-card/AdGrid.tsx';

import styles from './SimilarAds.module.css';

interface SimilarAdsProps {
  /** The ad, published or closed. */
  readonly adId: number;
  readonly title: string;
}

/** Ads that are similar to one; renders nothing when there are none or the read fails. */
export function SimilarAds({ adId, title }: SimilarAdsProps) {
  const headingId = useId();
  const ads = useQuery(similarAds(adId)).data?.advertisements ?? [];
  if (ads.length === 0) return null;
  const isOfWords = ads.every(({ images }) => images.length === 0);
  return (
    <section className={styles.section}>
      <h2 id={headingId}>{title}</h2>
      <AdGrid columns={isOfWords ? 'words' : 'triple'} labelledBy={headingId}>
        {ads.map((one) => (
          <AdCard key={one.id} ad={one} layout="grid" srcSetOf={imageSrcSet} />
        ))}
      </AdGrid>
    </section>
  );
}
