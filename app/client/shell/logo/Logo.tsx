import { Link } from 'wouter';

import { shellWords } from '../shell-words.ru.ts';

import styles from './Logo.module.css';

/** The sign and the name, linked to the first page. On a narrow screen only the sign. */
export function Logo() {
  return (
    <Link className={styles.logo} href="/" aria-label={shellWords.home}>
      <img src="/art/logo-mark.svg" alt="" width={34} height={34} />
      <b className={styles.name}>{shellWords.name}</b>
    </Link>
  );
}
