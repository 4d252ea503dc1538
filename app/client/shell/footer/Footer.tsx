import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

import { creationStructure } from '../../api/definitions/filters.ts';
import { Logo } from '../logo/Logo.tsx';
import { shellWords } from '../shell-words.ru.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';

import styles from './Footer.module.css';

/** The footer of every page on a wide screen. */
export function Footer() {
  const { data } = useQuery(creationStructure());
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div>
          <Logo />
          <p className={styles.line}>{shellWords.about}</p>
        </div>
        <nav aria-label={shellWords.allSections}>
          <ul className={styles.list}>
            {(data?.categories ?? []).map(({ id, name }) => (
              <li key={id}>
                <Link className={styles.link} href={`/category/${id}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.service}>
          <Link className={styles.link} href="/safety-guide">
            {shellWords.safety}
          </Link>
          <ThemeSwitch />
          <a className={styles.link} href="/lab">
            {shellWords.lab}
          </a>
        </div>
      </div>
    </footer>
  );
}
