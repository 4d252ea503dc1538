import { useWords } from '../catalogue/use-words.ts';
import type { Shown } from './use-shown.ts';

import styles from './ShowMore.module.css';

/** Class of the button under a list of which not all is in view. */
export const moreButton = styles.more;

/** The button that unfolds a list and folds it. It stays after it was pressed, so the focus has a place. */
export function ShowMore({ shown }: { readonly shown: Shown }) {
  const words = useWords('choice');
  if (shown.isLong || (shown.hidden === 0 && !shown.isUnfolded)) return null;
  return (
    <button
      type="button"
      className={moreButton}
      aria-expanded={shown.isUnfolded}
      onClick={shown.toggle}
    >
      {shown.isUnfolded ? words.showLess : words.showMore(shown.hidden)}
    </button>
  );
}
