import type { ReactNode } from 'react';

import styles from './Notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
}

/** A block within a page: what happened, why, and one action. */
export function Notice({ children }: NoticeProps) {
  return <div className={styles.notice}>{children}</div>;
}
