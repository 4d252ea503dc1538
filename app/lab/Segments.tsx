import { useId } from 'react';
import type { ReactNode } from 'react';

import styles from './Segments.module.css';

interface SegmentsProps<Name extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly onChoose: (name: Name) => void;
  readonly renderName: (name: Name) => ReactNode;
}

/** A radio group drawn as a row of buttons. */
export function Segments<Name extends string>(props: SegmentsProps<Name>) {
  const { label, names, chosen, onChoose, renderName } = props;
  const group = useId();
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {names.map((name) => (
        <label key={name} className={styles.segment}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          {renderName(name)}
        </label>
      ))}
    </div>
  );
}
