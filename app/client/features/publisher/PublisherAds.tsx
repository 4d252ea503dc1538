import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import { imageSrcSet, QUERY_LENGTH } from '../../../contract/plain.ts';
import { publisherAds } from '../../api/ads/publishers.ts';
import { isRefusedCursor } from '../../api/transport/is-refused-cursor.ts';
import { readCursor } from '../../links/search-address.ts';
import { AdCard } from '../../ui/ad-card/AdCard.tsx';
import { AdGrid } from '../../ui/ad-card/AdGrid.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { ChangedList } from '../../ui/endless/ChangedList.tsx';
import { EndlessEnd } from '../../ui/endless/EndlessEnd.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { PUBLISHER_QUERY, publisherPageHref, readPublisherQuery } from './publisher-query.ts';
import { listingsText, publisherWords } from './publisher-words.ru.ts';

import styles from './PublisherAds.module.css';

interface PublisherAdsProps {
  /** Id of the user. */
  readonly id: number;
  /** Number of published ads. */
  readonly count: number;
}

/** Maximum number of ads that are seen without a search. */
const FEW = 6;
/**
 * The publisher's ads, newest first, with a search among many. Its words are in the address: an ad
 * leads back to what was found.
 */
export function PublisherAds({ id, count }: PublisherAdsProps) {
  const headingId = useId();
  const [path, navigate] = useLocation();
  const parameters = useSearch();
  const query = readPublisherQuery(parameters);
  const from = readCursor(parameters);
  const found = useInfiniteQuery({
    ...publisherAds(id, query, from),
    placeholderData: (previous) => previous,
  });
  const [typed, setTyped] = useState(query);
  const search = (words: string) => {
    navigate(publisherPageHref(path, words, null), { replace: true });
  };
  const next = found.data?.pages.at(-1)?.cursor ?? null;
  const nextHref = next === null ? null : publisherPageHref(path, query, next);
  const ads = found.data?.pages.flatMap(({ advertisements }) => advertisements) ?? [];
  if (count === 0) {
    return (
      <StateBlock
        icon="tag"
        title={<h2>{publisherWords.emptyTitle}</h2>}
        text={publisherWords.emptyText}
      />
    );
  }
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId}>{listingsText(count)}</h2>
        {(count > FEW || query !== '') && (
          <SearchInside typed={typed} onType={setTyped} onSearch={search} />
        )}
      </div>
      {found.isLoadingError && (
        <FailedAds
          error={found.error}
          firstHref={from === null ? null : publisherPageHref(path, query, null)}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.isSuccess && ads.length === 0 && (
        <NothingFound
          onAll={() => {
            setTyped('');
            search('');
          }}
        />
      )}
      <AdGrid columns="three" labelledBy={headingId} isBusy={found.isFetching}>
        {ads.map((ad) => (
          <AdCard key={ad.id} ad={ad} layout="grid" srcSetOf={imageSrcSet} />
        ))}
      </AdGrid>
      {ads.length > FEW && <EndlessEnd list={found} nextHref={nextHref} />}
    </section>
  );
}

interface FailedAdsProps {
  readonly error: Error | null;
  /** Address of the first page; `null` on it. */
  readonly firstHref: string | null;
  readonly onRetry: () => void;
}

function FailedAds({ error, firstHref, onRetry }: FailedAdsProps) {
  const isChanged = firstHref !== null && isRefusedCursor(error);
  return isChanged ? <ChangedList firstHref={firstHref} /> : <FailedBlock onRetry={onRetry} />;
}

function NothingFound({ onAll }: { readonly onAll: () => void }) {
  return (
    <StateBlock
      icon="search"
      title={<p>{publisherWords.nothing}</p>}
      text={publisherWords.nothingText}
    >
      <Button onClick={onAll}>{publisherWords.all}</Button>
    </StateBlock>
  );
}

interface SearchInsideProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onSearch: (words: string) => void;
}

/** A cleared field shows all ads again. */
function SearchInside({ typed, onType, onSearch }: SearchInsideProps) {
  return (
    <form
      role="search"
      aria-label={publisherWords.search}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <input
        className={styles.input}
        name={PUBLISHER_QUERY}
        type="search"
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          if (target.value === '') onSearch('');
        }}
        maxLength={QUERY_LENGTH}
        aria-label={publisherWords.search}
        placeholder={publisherWords.search}
      />
      <Button type="submit">{publisherWords.find}</Button>
    </form>
  );
}
