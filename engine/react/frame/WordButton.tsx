import styles from './WordButton.module.css';

interface WordButtonProps {
  /** Its name, where the word alone is too little. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: string;
}

/** A button that is a word of a message. */
export function WordButton({ label, onPress, children }: WordButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
