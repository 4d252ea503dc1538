import type { ReactNode } from 'react';

import { Icon } from '../../ui/icon/Icon.tsx';
import { goBack } from '../history/go-back.ts';
import { PageTitle } from '../PageTitle.tsx';
import { shellWords } from '../shell-words.ru.ts';

import styles from './TopBar.module.css';

interface TopBarProps {
  /** The page's `h1` and the title of its tab. */
  readonly title: string;
  /** Whether the page has its `h1` below: then the bar is on mobile only, and `title` is plain. */
  readonly isAboveTitle?: boolean;
  /** Target of the back button instead of the previous page. */
  readonly onBack?: () => void;
  /** Up to two buttons or links at the end. */
  readonly children?: ReactNode;
}

/** Heading of a page without the header on mobile: a sticky bar there, a plain title on desktop. */
export function TopBar(props: TopBarProps) {
  const { title, isAboveTitle = false, onBack = goBack, children } = props;
  return (
    <div className={styles.bar} data-plain={isAboveTitle}>
      <button type="button" className={styles.back} aria-label={shellWords.back} onClick={onBack}>
        <Icon name="back" size={24} />
      </button>
      {isAboveTitle ? (
        <p className={styles.title}>{title}</p>
      ) : (
        <PageTitle title={title} className={styles.title} />
      )}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
