import { CHOICE_WORDS } from './choice-words.ru.ts';
import type { Shown } from './use-shown.ts';

import styles from './ShowMore.module.css';

/** The button under a long list. It stays after it was pressed, so the focus has a place. */
export function ShowMore({ shown }: { readonly shown: Shown }) {
  if (shown.hidden === 0 && !shown.isExpanded) return null;
  const more = shown.isLast ? CHOICE_WORDS.showAll : CHOICE_WORDS.showMore;
  return (
    <button
      type="button"
      className={styles.more}
      aria-expanded={shown.isExpanded}
      onClick={shown.hidden > 0 ? shown.showMore : shown.showLess}
    >
      {shown.hidden > 0 ? more : CHOICE_WORDS.showLess}
    </button>
  );
}
