import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { endlessWords } from './endless-words.ru.ts';

import styles from './EndlessEnd.module.css';

/** What an endless list tells of itself: a query of React Query's infinite kind does. */
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
 * Stands below an endless list: asks for the next page before a person comes to it, says when it
 * did not come and when there is none.
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
        // In the HTML from the server alone: with JavaScript the next page comes by itself.
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

/** Tells when it comes nearer than a screen; it is made anew for every page. */
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
