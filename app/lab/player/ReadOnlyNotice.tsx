import { playerWords } from './player-words.ru.ts';

import styles from './ReadOnlyNotice.module.css';

interface ReadOnlyNoticeProps {
  /** How many times somebody tried to change the form. */
  readonly attempts: number;
}

/** Says why a form of a trace does not change, once somebody has tried to change it. */
export function ReadOnlyNotice({ attempts }: ReadOnlyNoticeProps) {
  return (
    <div className={styles.place} role="status">
      {attempts > 0 && (
        <p key={attempts} className={styles.notice}>
          {playerWords.readOnly}
        </p>
      )}
    </div>
  );
}
