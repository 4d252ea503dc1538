import type { ReactNode } from 'react';

import { keepFocus } from '../../../ui/focus/keep-focus.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

import styles from './NoteButton.module.css';

interface NoteButtonProps {
  /** The note, or what to press for one. */
  readonly children: ReactNode;
  /** The accessible name where the text alone does not name the action. */
  readonly label?: string;
  readonly isSmall?: boolean;
  readonly onPress: () => void;
}

/** A note of a favourite, which a press edits. */
export function NoteButton({ children, label, isSmall = false, onPress }: NoteButtonProps) {
  return (
    <button
      ref={keepFocus}
      type="button"
      className={isSmall ? `${styles.button} ${styles.small}` : styles.button}
      aria-label={label}
      onClick={onPress}
    >
      <Icon name="edit" size={18} />
      {children}
    </button>
  );
}
