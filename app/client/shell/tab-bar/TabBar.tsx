import { Link } from 'wouter';

import { Icon } from '../../ui/icon/Icon.tsx';
import { GuardedLink } from '../guarded-link/GuardedLink.tsx';
import { shellWords } from '../shell-words.ru.ts';

import styles from './TabBar.module.css';

interface TabBarProps {
  readonly path: string;
}

/** The tab bar on mobile: home, new ad, profile (SCREENS §1). */
export function TabBar({ path }: TabBarProps) {
  const isHome = path === '/';
  const isMine = path.startsWith('/profile') || path.startsWith('/my-advertisements');
  return (
    <nav className={styles.tabs} aria-label={shellWords.sections}>
      <Link className={styles.tab} href="/" aria-current={isHome ? 'page' : undefined}>
        <Icon name={isHome ? 'homef' : 'home'} size={24} />
        {shellWords.main}
      </Link>
      <GuardedLink
        className={styles.tab}
        href="/create-ad"
        isCurrent={path.startsWith('/create-ad')}
      >
        <span className={styles.sign}>
          <Icon name="plus" size={22} />
        </span>
        {shellWords.place}
      </GuardedLink>
      <GuardedLink className={styles.tab} href="/profile" isCurrent={isMine}>
        <Icon name={isMine ? 'userf' : 'user'} size={24} />
        {shellWords.profile}
      </GuardedLink>
    </nav>
  );
}
