import type { ReactNode } from 'react';

import styles from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
}

/** A block in the middle of a page or a part: what happened, why, and one thing to do. */
export function Notice({ children }: NoticeProps) {
  return <div className={styles.notice}>{children}</div>;
}
