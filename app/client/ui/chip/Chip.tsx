import type { ComponentProps } from 'react';

import styles from './Chip.module.css';

interface ChipProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Filled: the chip is current or applied. */
  readonly isActive?: boolean;
  /** A number after the text; hidden for 0. */
  readonly count?: number;
}

/** A small rounded button in a row (DESIGN §7, «Chip»). */
export function Chip({ isActive = false, count = 0, children, ...rest }: ChipProps) {
  return (
    <button {...rest} type="button" className={styles.chip} data-active={isActive}>
      {children}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
