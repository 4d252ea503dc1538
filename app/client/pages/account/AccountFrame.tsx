import type { ReactNode } from 'react';

import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { AccountSide } from './AccountSide.tsx';

import styles from './AccountFrame.module.css';

interface AccountFrameProps {
  readonly title: string;
  /** Whether the content begins with a name of its own: on desktop the title is for readers alone. */
  readonly isNamed?: boolean;
  /** Up to two buttons or links of the bar. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the user's own: the menu of these pages on desktop, the title, the content. */
export function AccountFrame({ title, isNamed = false, actions, children }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <AccountSide />
      <div className={styles.main} data-named={isNamed}>
        <TopBar title={title}>{actions}</TopBar>
        {children}
      </div>
    </div>
  );
}
