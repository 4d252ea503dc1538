import type { ReactNode } from 'react';

import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
}

/** Text for screen readers in addition to a visual sign. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
