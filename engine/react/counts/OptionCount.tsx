import { formatNumber } from '../../rules/numbers/format-number.ts';

import styles from './OptionCount.module.css';

/** A count is never a year. */
const STYLE = { inputSuffix: '', minValue: null, maxValue: null } as const;

/** Props of the number beside an option. */
export interface OptionCountProps {
  /** `null`: not counted, nothing is shown. */
  readonly count: number | null;
  /** For `aria-describedby` of the option: the number is no part of its name. */
  readonly id: string | undefined;
  readonly isStale: boolean;
}

/** How many things an option would find. */
export function OptionCount({ count, id, isStale }: OptionCountProps) {
  if (count === null) return null;
  return (
    <span
      id={id}
      className={styles.count}
      data-none={count === 0 || undefined}
      data-stale={isStale || undefined}
      aria-hidden="true"
    >
      {formatNumber(count, STYLE)}
    </span>
  );
}
