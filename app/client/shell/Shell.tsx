import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';

import { shellWords } from './shell-words.ru.ts';
import { ThemeSwitch } from './theme/ThemeSwitch.tsx';

import styles from './Shell.module.css';

interface ShellProps {
  readonly children: ReactNode;
}

/** What every page stands in: the way past the header, the header, the page. `?bare` is the page alone. */
export function Shell({ children }: ShellProps) {
  const isBare = new URLSearchParams(useSearch()).has('bare');
  if (isBare) return <main id="content">{children}</main>;

  return (
    <>
      <a className={styles.skip} href="#content">
        {shellWords.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.logo} href="/" aria-label={shellWords.home}>
            <img src="/art/logo-mark.svg" alt="" width={34} height={34} />
            <b className={styles.name}>{shellWords.name}</b>
          </Link>
          <nav className={styles.nav} aria-label={shellWords.sections}>
            <Link className={styles.link} href="/">
              {shellWords.forms}
            </Link>
            <Link className={styles.link} href="/lab">
              {shellWords.lab}
            </Link>
          </nav>
          <ThemeSwitch />
        </div>
      </header>
      <main id="content" className={styles.page} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
