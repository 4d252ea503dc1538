import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { imageSrcSet, QUERY_LENGTH } from '../../../contract/plain.ts';
import { publisherAds } from '../../api/ads/publishers.ts';
import { AdCard } from '../../ui/ad-card/AdCard.tsx';
import { AdGrid } from '../../ui/ad-card/AdGrid.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EndlessEnd } from '../../ui/endless/EndlessEnd.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { listingsText, publisherWords } from './publisher-words.ru.ts';

import styles from './PublisherAds.module.css';

interface PublisherAdsProps {
  /** Id of the user. */
  readonly id: number;
  /** Number of published ads. */
  readonly count: number;
}

/** The publisher's ads, newest first, with a search among them. */
export function PublisherAds({ id, count }: PublisherAdsProps) {
  const headingId = useId();
  const [query, setQuery] = useState('');
  const found = useInfiniteQuery(publisherAds(id, query));
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
        <SearchInside onSearch={setQuery} />
      </div>
      {found.isLoadingError && <FailedBlock onRetry={() => void found.refetch()} />}
      {found.isSuccess && ads.length === 0 && (
        <StateBlock
          icon="search"
          title={<p>{publisherWords.nothing}</p>}
          text={publisherWords.nothingText}
        />
      )}
      <AdGrid columns="three" labelledBy={headingId} isBusy={found.isFetching}>
        {ads.map((ad) => (
          <AdCard key={ad.id} ad={ad} layout="grid" srcSetOf={imageSrcSet} />
        ))}
      </AdGrid>
      {ads.length > 0 && <EndlessEnd list={found} />}
    </section>
  );
}

function SearchInside({ onSearch }: { readonly onSearch: (query: string) => void }) {
  return (
    <form
      role="search"
      aria-label={publisherWords.search}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('query');
        onSearch(typeof words === 'string' ? words.trim() : '');
      }}
    >
      <input
        className={styles.input}
        type="search"
        name="query"
        maxLength={QUERY_LENGTH}
        aria-label={publisherWords.search}
        placeholder={publisherWords.search}
      />
      <Button type="submit">{publisherWords.find}</Button>
    </form>
  );
}
