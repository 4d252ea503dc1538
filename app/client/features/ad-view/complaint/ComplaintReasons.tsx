import { useId } from 'react';

import { COMPLAINT_REASONS } from '../../../../contract/plain.ts';
import type { ComplaintReason } from '../../../../contract/plain.ts';
import { complaintWords, reasonTexts } from './complaint-words.ru.ts';

import styles from './ComplaintDialog.module.css';

interface ComplaintReasonsProps {
  readonly reason: ComplaintReason | null;
  /** Id of the error's element. */
  readonly describedBy: string;
  readonly onChange: (reason: ComplaintReason) => void;
}

/** The reasons of a complaint: one of them. */
export function ComplaintReasons({ reason, describedBy, onChange }: ComplaintReasonsProps) {
  const name = useId();
  return (
    <fieldset className={styles.reasons} aria-describedby={describedBy}>
      <legend className={styles.legend}>{complaintWords.reason}</legend>
      {COMPLAINT_REASONS.map((one, place) => (
        <label key={one} className={styles.reason}>
          <input
            data-first={place === 0 ? '' : undefined}
            type="radio"
            name={name}
            className={styles.radio}
            checked={one === reason}
            onChange={() => onChange(one)}
          />
          {reasonTexts[one]}
        </label>
      ))}
    </fieldset>
  );
}
