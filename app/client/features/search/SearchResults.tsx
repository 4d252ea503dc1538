import type { ReactNode } from 'react';

import { imageSrcSet } from '../../../contract/plain.ts';
import { isRefusedCursor } from '../../api/transport/is-refused-cursor.ts';
import { seenAds } from '../../device/seen-ads.ts';
import { AdCard } from '../../ui/ad-card/AdCard.tsx';
import { AdCardSkeletons } from '../../ui/ad-card/AdCardSkeletons.tsx';
import { AdGrid } from '../../ui/ad-card/AdGrid.tsx';
import type { AdLayout } from '../../ui/ad-card/card-ad.ts';
import { ChangedList } from '../../ui/endless/ChangedList.tsx';
import { EndlessEnd } from '../../ui/endless/EndlessEnd.tsx';
import { LatePart } from '../../ui/LatePart.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { cardLayouts, isWordsOnly } from './card-layouts.ts';
import type { ResultsView } from './results-view.ts';
import { searchWords } from './search-words.ru.ts';
import type { FoundAds } from './use-found-ads.ts';

import styles from './SearchResults.module.css';

/** Skeletons of a first page, and of a further one (SCREENS §0, «/search»). */
const FIRST_SKELETONS = 6;
const MORE_SKELETONS = 4;
/** Number of ads that are all rendered: skipping some of so few would gain nothing. */
const SHORT_LIST = 60;

interface SearchResultsProps {
  readonly found: FoundAds;
  /** Address of the next page; `null` after the last. */
  readonly nextHref: string | null;
  /** Address of the first page; `null` on it. */
  readonly firstHref: string | null;
  /** `null`: the person has not chosen. */
  readonly view: ResultsView | null;
  /** Whether the ads are chosen by their photos: their cards are strips on mobile. */
  readonly isStrip: boolean;
  /** Retries; set when the filters could not be parsed. */
  readonly retry: (() => void) | null;
  /** Shown when nothing was found. */
  readonly empty: ReactNode;
}

/** The results: the list of the previous search stays for a second at most. */
export function SearchResults(props: SearchResultsProps) {
  const { found, nextHref, firstHref, view, isStrip, retry, empty } = props;
  const { ads, list, isStale } = found;
  const seen = seenAds.use();
  const skeleton = skeletonLayout(view, isStrip);

  if (retry !== null) return <FailedBlock onRetry={retry} />;
  if (list.isLoadingError) {
    const isChanged = firstHref !== null && isRefusedCursor(list.error);
    if (isChanged) return <ChangedList firstHref={firstHref} />;
    return <FailedBlock onRetry={() => void list.refetch()} />;
  }
  if (list.isSuccess && ads.length === 0 && !isStale) return <LatePart>{empty}</LatePart>;
  const layouts = cardLayouts(ads, view);
  const columns = isWordsOnly(ads) ? 'words' : columnsOf(view);
  return (
    <div className={styles.results} data-stale={isStale}>
      <AdGrid
        columns={columns}
        label={searchWords.results}
        isBusy={list.isFetching}
        // Not a list that is shown again: it returns to its scroll position by its real sizes.
        isWindowed={list.isFetchedAfterMount && ads.length > SHORT_LIST}
      >
        {list.isPending && <AdCardSkeletons count={FIRST_SKELETONS} layout={skeleton} />}
        {ads.map((ad, index) => (
          <AdCard
            key={ad.id}
            ad={ad}
            isSeen={seen.has(ad.id)}
            layout={layouts[index] ?? 'grid'}
            srcSetOf={imageSrcSet}
            isFirst={index === 0}
          />
        ))}
        {list.isFetchingNextPage && <AdCardSkeletons count={MORE_SKELETONS} layout={skeleton} />}
      </AdGrid>
      {ads.length > 0 && !isStale && <EndlessEnd list={list} nextHref={nextHref} />}
      {isStale && (
        <div className={styles.late} aria-hidden="true">
          <AdGrid columns={columnsOf(view)}>
            <AdCardSkeletons count={FIRST_SKELETONS} layout={skeleton} />
          </AdGrid>
        </div>
      )}
    </div>
  );
}

function columnsOf(view: ResultsView | null): 'one' | 'three' {
  return view === 'list' ? 'one' : 'three';
}

function skeletonLayout(view: ResultsView | null, isStrip: boolean): AdLayout {
  if (view === 'list') return 'list';
  return view === null && isStrip ? 'strip' : 'grid';
}
