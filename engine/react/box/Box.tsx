import type { MouseEvent, ReactNode } from 'react';

import { Icon, type IconName } from '../icon/Icon.tsx';

import styles from './box.module.css';

/** Class of the native input inside a box: no edge of its own, 16-px type. */
export const boxInput = styles.input;

/** What the edge around an input is drawn with. */
export interface BoxProps {
  readonly isInvalid?: boolean;
  readonly isDisabled?: boolean;
  /** Picture before the input. */
  readonly icon?: IconName;
  /** Words before the input, e.g. `от`. */
  readonly prefix?: ReactNode;
  /** Words or a picture after the input, e.g. `км`. */
  readonly suffix?: ReactNode;
  /** The native input, with class `boxInput`. */
  readonly children: ReactNode;
}

/** The look of a text input: edge, halo on focus, words beside the text. Pressing it anywhere types. */
export function Box(props: BoxProps) {
  const { isInvalid = false, isDisabled = false, icon, prefix, suffix, children } = props;
  return (
    <div
      className={styles.box}
      role="presentation"
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      onMouseDown={focusInput}
    >
      {icon !== undefined && (
        <span className={styles.lead}>
          <Icon name={icon} />
        </span>
      )}
      {prefix !== undefined && prefix !== null && <span className={styles.affix}>{prefix}</span>}
      {children}
      {suffix !== undefined && suffix !== null && <span className={styles.affix}>{suffix}</span>}
    </div>
  );
}

function focusInput(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element)) return;
  if (target.closest('input, textarea, button, select, a') !== null) return;
  const input = currentTarget.querySelector('input, textarea');
  if (!(input instanceof HTMLElement)) return;
  event.preventDefault();
  input.focus();
}
