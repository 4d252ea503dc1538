import { useWords } from '../catalogue/use-words.ts';
import type { Shown } from './use-shown.ts';

import styles from './ShowMore.module.css';

/** The button under a long list. It stays after it was pressed, so the focus has a place. */
export function ShowMore({ shown }: { readonly shown: Shown }) {
  const words = useWords('choice');
  if (shown.hidden === 0 && !shown.isExpanded) return null;
  const more = shown.isLast ? words.showAll : words.showMore;
  return (
    <button
      type="button"
      className={styles.more}
      aria-expanded={shown.isExpanded}
      onClick={shown.hidden > 0 ? shown.showMore : shown.showLess}
    >
      {shown.hidden > 0 ? more : words.showLess}
    </button>
  );
}
