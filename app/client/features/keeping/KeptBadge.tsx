import styles from './KeptBadge.module.css';

interface KeptBadgeProps {
  readonly text: string;
  /** Whether it counts what is new. */
  readonly isNew: boolean;
}

/** The number in the corner of an icon. */
export function KeptBadge({ text, isNew }: KeptBadgeProps) {
  return (
    <span className={styles.badge} data-new={isNew}>
      {text}
    </span>
  );
}
