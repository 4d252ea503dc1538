import { Icon } from '../../../ui/icon/Icon.tsx';
import { adViewWords } from '../ad-view-words.ru.ts';
import { ShareButton } from '../ShareButton.tsx';

import styles from './PhotoBar.module.css';
import round from './RoundButton.module.css';

interface PhotoBarProps {
  readonly title: string;
  readonly onBack: () => void;
}

/** Mobile: controls over the photo, since the page has no header there. */
export function PhotoBar({ title, onBack }: PhotoBarProps) {
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
      <ShareButton title={title} on="photo" />
    </div>
  );
}
