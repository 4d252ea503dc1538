import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { LoosenedSearch } from '../../../../contract/index.ts';
import { imageSrcSet } from '../../../../contract/plain.ts';
import { loosenedSearch } from '../../../api/search-parts.ts';
import { scopeOf, writeSearchAddress } from '../../../links/search-address.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import { AdCard } from '../../../ui/ad-card/AdCard.tsx';
import { AdCardSkeletons } from '../../../ui/ad-card/AdCardSkeletons.tsx';
import { AdGrid } from '../../../ui/ad-card/AdGrid.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { searchWords } from '../search-words.ru.ts';
import { toAdSearch } from '../to-ad-search.ts';
import { useFoundAds } from '../use-found-ads.ts';
import { loosenedWords, nothingFor, shownFor, showAllOf } from './loosened-words.ru.ts';
import { QueryWords } from './QueryWords.tsx';

import styles from './LoosenedResults.module.css';

const SKELETONS = 6;

interface LoosenedResultsProps {
  /** The search that finds nothing; without filters. */
  readonly address: SearchAddress;
  /** What else to try, beside the ads of the kept words; `null` when none are shown. */
  readonly advice: (shownQuery: string | null) => ReactNode;
  /** Shown while the words are tried, and when no ad has any of them. */
  readonly fallback: ReactNode;
}

/** Ads with some of the words of a search that finds nothing, and which words these are. */
export function LoosenedResults({ address, advice, fallback }: LoosenedResultsProps) {
  const loosened = useQuery(loosenedSearch(toAdSearch(address, [])));
  const { data } = loosened;
  if (data === undefined || data.query === null) return fallback;
  return (
    <Loosened address={address} loosened={data} query={data.query} advice={advice(data.query)} />
  );
}

interface LoosenedProps {
  readonly address: SearchAddress;
  readonly loosened: LoosenedSearch;
  /** The kept words. */
  readonly query: string;
  readonly advice: ReactNode;
}

function Loosened({ address, loosened: { words, count }, query, advice }: LoosenedProps) {
  const narrower = { ...address, query };
  const { ads, list } = useFoundAds(toAdSearch(narrower, []), null);
  const hrefOf = (text: string): string => writeSearchAddress({ ...address, query: text });
  return (
    <>
      <section className={styles.panel} aria-label={loosenedWords.panel}>
        <h2 className={styles.title}>
          {nothingFor(address.query)}
          <br />
          {shownFor(query, count)}
        </h2>
        <QueryWords words={words} hrefOf={hrefOf} />
      </section>
      <div className={styles.columns} data-beside={scopeOf(address) === null}>
        <div>
          <AdGrid columns="three" label={searchWords.results} isBusy={list.isFetching}>
            {list.isPending && <AdCardSkeletons count={SKELETONS} layout="grid" />}
            {ads.map((ad) => (
              <AdCard key={ad.id} ad={ad} layout="grid" srcSetOf={imageSrcSet} isFirst={false} />
            ))}
          </AdGrid>
          {count > ads.length && ads.length > 0 && (
            <div className={styles.all}>
              <ButtonLink variant="neutral" href={writeSearchAddress(narrower)}>
                {showAllOf(count)}
              </ButtonLink>
            </div>
          )}
        </div>
        <aside className={styles.advice}>{advice}</aside>
      </div>
    </>
  );
}
