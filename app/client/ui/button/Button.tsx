import type { ComponentProps } from 'react';

import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `primary`: the one act of a view; `neutral`: everything beside it; `outline`: one of several views; `text`: no frame. */
  readonly look?: 'primary' | 'neutral' | 'outline' | 'text';
}

/** A press that does something on this page. */
export function Button({ look = 'neutral', ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={styles.button} data-look={look} />;
}
