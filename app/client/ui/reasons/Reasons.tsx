import { useId } from 'react';

import styles from './Reasons.module.css';

interface ReasonsProps<Reason extends string> {
  readonly legend: string;
  readonly reasons: readonly Reason[];
  readonly texts: Readonly<Record<Reason, string>>;
  readonly chosen: Reason | null;
  /** Id of the error's element. */
  readonly describedBy?: string;
  readonly onChange: (reason: Reason) => void;
}

/** The reasons of a dialog: one of them. The first gets the focus when the dialog opens. */
export function Reasons<Reason extends string>(props: ReasonsProps<Reason>) {
  const { legend, reasons, texts, chosen, describedBy, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.reasons} aria-describedby={describedBy}>
      <legend className={styles.legend}>{legend}</legend>
      {reasons.map((one, index) => (
        <label key={one} className={styles.reason}>
          <input
            data-first={index === 0 ? '' : undefined}
            type="radio"
            name={name}
            className={styles.radio}
            checked={one === chosen}
            onChange={() => onChange(one)}
          />
          {texts[one]}
        </label>
      ))}
    </fieldset>
  );
}
