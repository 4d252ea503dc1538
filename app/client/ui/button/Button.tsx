import type { ComponentProps } from 'react';

import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /**
   * `primary`: the main action of a view; `soft`: the secondary one; `neutral`: any other;
   * `outline`: one of several views; `text`: no frame; `danger`: ends or deletes something.
   */
  readonly look?: 'primary' | 'soft' | 'neutral' | 'outline' | 'text' | 'danger';
  /**
   * Height: `small` 40, `medium` 48, `large` 52 px; `block` is large and as wide as its container.
   */
  readonly size?: 'small' | 'medium' | 'large' | 'block';
  /** Label while it waits for an answer: it shows a spinner and accepts no further press. */
  readonly busy?: string | null;
}

/** A button for an action on this page. */
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
