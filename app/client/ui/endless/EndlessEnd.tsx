import { useIsHydrated } from '../../cell/use-is-hydrated.ts';
import { Button } from '../button/Button.tsx';
import { watchNearness } from '../nearness/watch-nearness.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { endlessWords } from './endless-words.ru.ts';

import styles from './EndlessEnd.module.css';

/** Pages that load without a press. More would keep the footer out of reach. */
const AUTOMATIC_PAGES = 4;

/** Nothing is being loaded, and nothing has failed. */
const REST = { isFetching: false, isFetchingNextPage: false, isFetchNextPageError: false };

/** State of an endless list, as an infinite query of React Query reports it. */
interface EndlessList {
  readonly data: { readonly pages: readonly unknown[] } | undefined;
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface EndlessEndProps {
  readonly list: EndlessList;
  /** Address of the next page, for a visitor without JavaScript; `null` where there is none. */
  readonly nextHref?: string | null;
}

/**
 * The end of an endless list: requests the first pages before they are visible, further ones by its
 * button, and shows a failure or the end.
 */
export function EndlessEnd({ list: loading, nextHref = null }: EndlessEndProps) {
  // The server drew a list at rest; another part of the page may read it again meanwhile.
  const list = useIsHydrated() ? loading : { ...loading, ...REST };
  const more = () => void list.fetchNextPage();
  const { hasNextPage, isFetchingNextPage } = list;
  const isAutomatic = (list.data?.pages.length ?? 0) < AUTOMATIC_PAGES;
  return (
    <div className={styles.end}>
      <div role="status">
        <Words list={list} />
      </div>
      {list.isFetchNextPageError && <Button onClick={more}>{endlessWords.retry}</Button>}
      {hasNextPage && !list.isFetchNextPageError && !isAutomatic && (
        <Button busy={isFetchingNextPage ? endlessWords.loading : null} onClick={more}>
          {endlessWords.more}
        </Button>
      )}
      {hasNextPage && !list.isFetching && !list.isFetchNextPageError && isAutomatic && (
        <NearSight onNear={more} />
      )}
      {hasNextPage && nextHref !== null && (
        // Only in the HTML from the server: with JavaScript the next page loads automatically.
        <noscript>
          <a href={nextHref} rel="next">
            {endlessWords.more}
          </a>
        </noscript>
      )}
    </div>
  );
}

function Words({ list }: { readonly list: EndlessList }) {
  if (list.isFetchingNextPage) return <VisuallyHidden>{endlessWords.loading}</VisuallyHidden>;
  if (list.isFetchNextPageError) return <p>{endlessWords.failed}</p>;
  return list.hasNextPage ? null : <p>{endlessWords.end}</p>;
}

/** Calls back when it is nearer than a screen; recreated for every page. */
function NearSight({ onNear }: { readonly onNear: () => void }) {
  return <div ref={(place) => watchNearness(place, 100, onNear)} />;
}
