import type { ReactNode } from 'react';

import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { AccountSide } from './AccountSide.tsx';

import styles from './AccountFrame.module.css';

interface AccountFrameProps {
  readonly title: string;
  /** Up to two buttons or links of the bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the user's own: the menu of these pages on desktop, the title, the content. */
export function AccountFrame({ title, actions, children }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <AccountSide />
      <div className={styles.main}>
        <TopBar title={title}>{actions}</TopBar>
        {children}
      </div>
    </div>
  );
}
