import { labWords } from './lab-words.ru.ts';

import styles from './LabHeader.module.css';

/** A skip link and a link to the marketplace. */
export function LabHeader() {
  return (
    <>
      <a className={styles.skip} href="#content">
        {labWords.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <a className={styles.logo} href="/" aria-label={labWords.home}>
            <img src="/art/logo-mark.svg" alt="" width={34} height={34} fetchPriority="low" />
            <b className={styles.name}>{labWords.market}</b>
          </a>
        </div>
      </header>
    </>
  );
}
