import type { ReactNode } from 'react';

import { Icon } from '../../../ui/icon/Icon.tsx';
import { adViewWords } from '../ad-view-words.ru.ts';
import { ShareButton } from '../ShareButton.tsx';

import styles from './PhotoBar.module.css';
import round from './RoundButton.module.css';

interface PhotoBarProps {
  readonly title: string;
  readonly onBack: () => void;
  /** Controls beside the share button. */
  readonly children?: ReactNode;
}

/** Mobile: controls over the photo, since the page has no header there. */
export function PhotoBar({ title, onBack, children }: PhotoBarProps) {
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={round.round}
        data-on="photo"
        aria-label={adViewWords.back}
        onClick={onBack}
      >
        <Icon name="back" />
      </button>
      <div className={styles.end}>
        <ShareButton title={title} on="photo" />
        {children}
      </div>
    </div>
  );
}
