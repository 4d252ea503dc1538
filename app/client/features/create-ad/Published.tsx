import { useEffect } from 'react';

import type { Advertisement } from '../../../contract/index.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { FIRST_STEP, writeCreateAddress } from './ad-address.ts';
import { createAdWords } from './create-ad-words.ru.ts';

import styles from './Published.module.css';

/** The published ad: its title, and links to follow. */
export function Published({ ad }: { readonly ad: Pick<Advertisement, 'id' | 'title'> }) {
  // The button that was pressed was at the end of a long form.
  useEffect(() => {
    // In a block: newer browsers return a promise, which an effect must not return.
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className={styles.done}>
      <span className={styles.sign}>
        <Icon name="check" size={24} />
      </span>
      <p className={styles.name}>{ad.title}</p>
      <p className={styles.text}>{createAdWords.publishedText}</p>
      <div className={styles.ways}>
        <ButtonLink size="large" href={`/advertisement/${ad.id}`}>
          {createAdWords.openAd}
        </ButtonLink>
        <ButtonLink look="neutral" size="large" href="/my-advertisements">
          {createAdWords.myAds}
        </ButtonLink>
        <ButtonLink look="neutral" size="large" href={writeCreateAddress(FIRST_STEP)}>
          {createAdWords.another}
        </ButtonLink>
      </div>
    </div>
  );
}
