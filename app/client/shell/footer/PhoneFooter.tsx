import { Suspense } from 'react';

import { footerWords } from './footer-words.ru.ts';
import { LazyOutsideLinks } from './LazyOutsideLinks.tsx';

import styles from './PhoneFooter.module.css';

/** Networks and stores on mobile: near the end of the profile (SCREENS §1). */
export function PhoneFooter() {
  return (
    <section className={styles.footer} aria-label={footerWords.help}>
      <Suspense>
        <LazyOutsideLinks />
      </Suspense>
    </section>
  );
}
