import { LatePart } from '../../ui/LatePart.tsx';
import { Logo } from '../logo/Logo.tsx';
import { shellWords } from '../shell-words.ru.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { footerWords } from './footer-words.ru.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { LazyOutsideLinks } from './LazyOutsideLinks.tsx';

import styles from './Footer.module.css';

/** The footer of every page on a wide screen. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div>
          <Logo />
          <p className={styles.line}>{footerWords.about}</p>
        </div>
        <nav className={styles.column} aria-label={footerWords.help}>
          <HelpLinks className={styles.link} />
          <a className={styles.link} href="/lab">
            {shellWords.lab}
          </a>
          <ThemeSwitch />
        </nav>
        <LatePart>
          <LazyOutsideLinks />
        </LatePart>
      </div>
    </footer>
  );
}
