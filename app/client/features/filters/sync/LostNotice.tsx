import { Icon } from '../../../ui/icon/Icon.tsx';
import { filtersWords, lostText } from '../filters-words.ru.ts';

import styles from './LostNotice.module.css';

interface LostNoticeProps {
  /** Names of the filters: at least one. */
  readonly names: readonly string[];
  readonly onHide: () => void;
}

/** Reports which filters of an old link no longer exist: in a status of its page. */
export function LostNotice({ names, onHide }: LostNoticeProps) {
  return (
    <p className={styles.notice}>
      <Icon name="info" />
      <span className={styles.text}>{lostText(names)}</span>
      <button type="button" className={styles.hide} aria-label={filtersWords.hide} onClick={onHide}>
        <Icon name="close" size={18} />
      </button>
    </p>
  );
}
