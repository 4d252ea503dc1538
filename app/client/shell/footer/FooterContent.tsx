import { Logo } from '../logo/Logo.tsx';
import { shellWords } from '../shell-words.ru.ts';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import { footerWords } from './footer-words.ru.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { OutsideLinks } from './OutsideLinks.tsx';

import styles from './Footer.module.css';

/** What the product is, help, the theme, and the operator's links. */
export function FooterContent() {
  return (
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
      <OutsideLinks />
    </div>
  );
}
