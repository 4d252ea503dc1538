import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { imageSrcSet } from '../../../contract/plain.ts';
import { adSearch } from '../../api/search.ts';
import { EVERYTHING, nextPageHref } from '../../links/search-address.ts';
import { AdCard } from '../../ui/ad-card/AdCard.tsx';
import { AdCardSkeletons } from '../../ui/ad-card/AdCardSkeletons.tsx';
import { AdGrid } from '../../ui/ad-card/AdGrid.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EndlessEnd } from '../../ui/endless/EndlessEnd.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { freshSearch } from './home-searches.ts';
import { homeWords } from './home-words.ru.ts';

import styles from './HomePage.module.css';

/** Skeletons of the first page, and of a further one (SCREENS §0). */
const FIRST_SKELETONS = 8;
const MORE_SKELETONS = 4;

/** The same list as a search, for links to further pages. */
const FRESH = { ...EVERYTHING, sort: 'newest' } as const;

/** All published ads, newest first, loaded while the person scrolls. */
export function FreshAds() {
  const headingId = useId();
  const found = useInfiniteQuery(adSearch(freshSearch));
  const ads = found.data?.pages.flatMap(({ advertisements }) => advertisements) ?? [];

  const cursor = found.data?.pages.at(-1)?.cursor ?? null;
  const nextHref = cursor === null ? null : nextPageHref(FRESH, cursor);

  return (
    <section aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 id={headingId}>{homeWords.fresh}</h2>
      </header>
      {found.isLoadingError && <FailedBlock onRetry={() => void found.refetch()} />}
      {found.isSuccess && ads.length === 0 && (
        <StateBlock
          icon="camera"
          title={<h3>{homeWords.emptyTitle}</h3>}
          text={homeWords.emptyText}
        >
          <ButtonLink href="/create-ad">{homeWords.create}</ButtonLink>
        </StateBlock>
      )}
      {(found.isPending || ads.length > 0) && (
        <AdGrid columns="five" labelledBy={headingId} isBusy={found.isFetching}>
          {ads.map((ad) => (
            <AdCard key={ad.id} ad={ad} layout="grid" srcSetOf={imageSrcSet} />
          ))}
          {found.isPending && <AdCardSkeletons count={FIRST_SKELETONS} />}
          {found.isFetchingNextPage && <AdCardSkeletons count={MORE_SKELETONS} />}
        </AdGrid>
      )}
      {ads.length > 0 && <EndlessEnd list={found} nextHref={nextHref} />}
    </section>
  );
}
