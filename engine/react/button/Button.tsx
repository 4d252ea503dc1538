import type { ComponentProps } from 'react';

import styles from './Button.module.css';

/** What a button is drawn with: everything of the native one, and its weight. */
export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** `primary`: one per view; `neutral`: beside it; `text`: a link among words; `icon`: a square with a picture only. */
  readonly variant: 'primary' | 'neutral' | 'text' | 'icon';
}

/** A button that does something here and never submits the form around it. */
export function Button({ variant, children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type="button" className={styles.button} data-variant={variant}>
      {children}
    </button>
  );
}
