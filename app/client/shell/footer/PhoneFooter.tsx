import { footerWords } from './footer-words.ru.ts';
import { HelpLinks } from './HelpLinks.tsx';
import { OutsideLinks } from './OutsideLinks.tsx';

import styles from './PhoneFooter.module.css';

/** The links of the footer on mobile: the end of the profile (SCREENS §1). */
export function PhoneFooter() {
  return (
    <section className={styles.footer} aria-label={footerWords.help}>
      <HelpLinks className={styles.link} />
      <OutsideLinks />
    </section>
  );
}
