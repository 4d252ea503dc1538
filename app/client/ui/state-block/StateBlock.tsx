import type { ReactNode } from 'react';

import type { IconName } from '../icon/icon-name.ts';
import { Icon } from '../icon/Icon.tsx';

import styles from './StateBlock.module.css';

interface StateBlockProps {
  readonly icon: IconName;
  /** What happened, in a few words: a heading of the right level. */
  readonly title: ReactNode;
  /** Why, or what to do, in one sentence. */
  readonly text?: string;
  /** One button or link. */
  readonly children?: ReactNode;
}

/** Replaces a list or a page that is empty, not found or not loaded (DESIGN §7). */
export function StateBlock({ icon, title, text, children }: StateBlockProps) {
  return (
    <div className={styles.block}>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <div className={styles.title}>{title}</div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
