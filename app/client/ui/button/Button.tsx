import type { ComponentProps } from 'react';

import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `primary`: the one act of a view; `soft`: the act beside it; `neutral`: everything else;
   * `outline`: one of several views; `text`: no frame; `danger`: ends or destroys something.
   */
  readonly look?: 'primary' | 'soft' | 'neutral' | 'outline' | 'text' | 'danger';
  /** `small` 40, `medium` 48, `large` 52 px high; `block` is large and as wide as its place. */
  readonly size?: 'small' | 'medium' | 'large' | 'block';
  /** What it says while it waits for an answer: it then turns and takes no second press. */
  readonly busy?: string | null;
}

/** A press that does something on this page. */
export function Button({
  look = 'neutral',
  size = 'medium',
  busy = null,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-look={look}
      data-size={size}
      aria-busy={busy !== null}
      onClick={busy === null ? onClick : (event) => event.preventDefault()}
    >
      {busy !== null && <span className={styles.spinner} aria-hidden="true" />}
      {busy ?? children}
    </button>
  );
}
