import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';

import { imageSrcSet } from '../../../contract/plain.ts';
import { adSearch } from '../../api/search.ts';
import { AdCard } from '../../ui/ad-card/AdCard.tsx';
import { AdCardSkeletons } from '../../ui/ad-card/AdCardSkeletons.tsx';
import { AdGrid } from '../../ui/ad-card/AdGrid.tsx';
import { PREMIUM_COUNT, PREMIUM_HREF, premiumSearch } from './home-searches.ts';
import { homeWords } from './home-words.ru.ts';

import styles from './HomePage.module.css';

/** Premium ads; renders nothing when there are none or the read fails. */
export function PremiumAds() {
  const headingId = useId();
  const found = useInfiniteQuery(adSearch(premiumSearch));
  const ads = found.data?.pages[0]?.advertisements ?? [];
  if (found.isError || (found.isSuccess && ads.length === 0)) return null;

  return (
    <section aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId}>{homeWords.premium}</h2>
        <Link className={styles.all} href={PREMIUM_HREF} aria-label={homeWords.allPremium}>
          <span className={styles.long}>{homeWords.allPremium}</span>
          <span className={styles.short}>{homeWords.allPremiumShort}</span>
        </Link>
      </header>
      <AdGrid columns="rail" labelledBy={headingId} isBusy={found.isPending}>
        {found.isPending && <AdCardSkeletons count={PREMIUM_COUNT} />}
        {ads.map((ad, index) => (
          <AdCard
            key={ad.id}
            ad={ad}
            layout="grid"
            srcSetOf={imageSrcSet}
            isFirst={index === 0}
            showsTag={false}
          />
        ))}
      </AdGrid>
    </section>
  );
}
