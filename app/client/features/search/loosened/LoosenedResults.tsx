import type { ReactNode } from 'react';

import type { AdCard as Card, LoosenedSearch } from '../../../../contract/index.ts';
import { imageSrcSet } from '../../../../contract/plain.ts';
import { scopeOf, writeSearchAddress } from '../../../links/search-address.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import { AdCard } from '../../../ui/ad-card/AdCard.tsx';
import { AdGrid } from '../../../ui/ad-card/AdGrid.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { isWordsOnly } from '../card-layouts.ts';
import { searchWords } from '../search-words.ru.ts';
import { loosenedWords, nothingFor, shownFor, showAllOf } from './loosened-words.ru.ts';
import { QueryWords } from './QueryWords.tsx';

import styles from './LoosenedResults.module.css';

interface LoosenedResultsProps {
  /** The search that finds nothing; without filters. */
  readonly address: SearchAddress;
  readonly loosened: LoosenedSearch;
  /** The kept words. */
  readonly query: string;
  /** The first ads of the kept words. */
  readonly ads: readonly Card[];
  /** What else to try. */
  readonly advice: ReactNode;
}

/** Ads with some of the words of a search that finds nothing, and which words these are. */
export function LoosenedResults(props: LoosenedResultsProps) {
  const { address, loosened, query, ads, advice } = props;
  const { words, count } = loosened;
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
          <AdGrid
            columns={isWordsOnly(ads) ? 'words' : 'three'}
            label={searchWords.results}
            isBusy={false}
          >
            {ads.map((ad) => (
              <AdCard key={ad.id} ad={ad} layout="grid" srcSetOf={imageSrcSet} isFirst={false} />
            ))}
          </AdGrid>
          {count > ads.length && (
            <div className={styles.all}>
              <ButtonLink variant="neutral" href={hrefOf(query)}>
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
