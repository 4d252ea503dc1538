import type { ReactNode } from 'react';

import { Icon } from '../../../ui/icon/Icon.tsx';
import { adViewWords } from '../ad-view-words.ru.ts';
import { ShareButton } from '../share/ShareButton.tsx';

import styles from './PhotoBar.module.css';
import round from './RoundButton.module.css';

interface PhotoBarProps {
  /** Title of the ad. */
  readonly title: string;
  /** What the ad is, on a bar of its own; `null`: the bar is over a photo. */
  readonly page: string | null;
  readonly onBack: () => void;
  /** Controls beside the share button. */
  readonly children?: ReactNode;
}

/** Mobile: controls over the photo or above the text, since the page has no header there. */
export function PhotoBar({ title, page, onBack, children }: PhotoBarProps) {
  const on = page === null ? 'photo' : 'plain';
  return (
    <div className={styles.bar} data-on={on}>
      <button
        type="button"
        className={round.round}
        data-on={on}
        aria-label={adViewWords.back}
        onClick={onBack}
      >
        <Icon name="back" size={24} />
      </button>
      {page !== null && <span className={styles.page}>{page}</span>}
      <div className={styles.end}>
        <ShareButton title={title} on={on} />
        {children}
      </div>
    </div>
  );
}
