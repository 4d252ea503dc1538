import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { endlessWords } from './endless-words.ru.ts';

import styles from './EndlessEnd.module.css';

/** State of an endless list, as an infinite query of React Query reports it. */
interface EndlessList {
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
 * The end of an endless list: requests the next page before it is visible, and shows its failure or
 * the end.
 */
export function EndlessEnd({ list, nextHref = null }: EndlessEndProps) {
  const more = () => void list.fetchNextPage();
  return (
    <div className={styles.end} role="status">
      <Words list={list} onMore={more} />
      {list.hasNextPage && !list.isFetching && !list.isFetchNextPageError && (
        <NearSight onNear={more} />
      )}
      {list.hasNextPage && nextHref !== null && (
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

interface WordsProps {
  readonly list: EndlessList;
  readonly onMore: () => void;
}

function Words({ list, onMore }: WordsProps) {
  if (list.isFetchingNextPage) return <VisuallyHidden>{endlessWords.loading}</VisuallyHidden>;
  if (list.isFetchNextPageError) {
    return (
      <>
        <p>{endlessWords.failed}</p>
        <Button onClick={onMore}>{endlessWords.retry}</Button>
      </>
    );
  }
  return list.hasNextPage ? null : <p>{endlessWords.end}</p>;
}

/** Calls back when it is nearer than a screen; recreated for every page. */
function NearSight({ onNear }: { readonly onNear: () => void }) {
  return (
    <div
      ref={(element) => {
        if (element === null) return undefined;
        const watch = new IntersectionObserver(
          (entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
          },
          { rootMargin: '100% 0%' },
        );
        watch.observe(element);
        return () => watch.disconnect();
      }}
    />
  );
}
