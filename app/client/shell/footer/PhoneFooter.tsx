import { Suspense } from 'react';

import { footerWords } from './footer-words.ru.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { LazyOutsideLinks } from './LazyOutsideLinks.tsx';

import styles from './PhoneFooter.module.css';

/** The links of the footer on mobile: the end of the profile (SCREENS §1). */
export function PhoneFooter() {
  return (
    <section className={styles.footer} aria-label={footerWords.help}>
      <HelpLinks className={styles.link} />
      <Suspense>
        <LazyOutsideLinks />
      </Suspense>
    </section>
  );
}
