import { playerWords } from './player-words.ru.ts';

import styles from './ReadOnlyNotice.module.css';

interface ReadOnlyNoticeProps {
  /** Number of attempts to edit the form. */
  readonly attempts: number;
}

/** Explains, after the first attempt, why the form of a trace cannot be edited. */
export function ReadOnlyNotice({ attempts }: ReadOnlyNoticeProps) {
  return (
    <div className={styles.outlet} role="status">
      {attempts > 0 && (
        <p key={attempts} className={styles.notice}>
          {playerWords.readOnly}
        </p>
      )}
    </div>
  );
}
