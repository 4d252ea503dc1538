import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';

import styles from './Mark.module.css';

/** What a mark is drawn with. */
export interface MarkProps {
  /** `box` for several values, `round` for one. */
  readonly shape: 'box' | 'round';
  readonly isChosen: boolean;
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  /** The native control, when the mark is not a mere picture. */
  readonly children?: ReactNode;
}

/** The picture of a checkbox or a radio; the native control, if any, lies over it. */
export function Mark({ shape, isChosen, isInvalid, isDisabled, children }: MarkProps) {
  return (
    <span
      className={styles.mark}
      data-shape={shape}
      data-chosen={isChosen || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      {children}
      {shape === 'box' && isChosen && <Icon name="check" size={16} />}
    </span>
  );
}
