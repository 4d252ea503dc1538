import { adViewWords } from './ad-view-words.ru.ts';

import styles from './Whereabouts.module.css';

/** Shown instead of a map that did not load: the address is below it. */
export function MapFailed() {
  return (
    <p className={styles.failed} role="status">
      <b>{adViewWords.mapFailed}</b>
      <span>{adViewWords.mapFailedText}</span>
    </p>
  );
}
