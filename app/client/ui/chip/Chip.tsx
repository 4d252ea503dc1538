import type { ComponentProps } from 'react';

import styles from './Chip.module.css';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Filled with ink: where the person is, or what is in force. */
  readonly isActive?: boolean;
  /** A number beside the words; none for 0. */
  readonly count?: number;
}

/** A small round press in a row of them (DESIGN §7, «Chip»). */
export function Chip({ isActive = false, count = 0, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" className={styles.chip} data-active={isActive}>
      {children}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
