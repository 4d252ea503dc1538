import { Icon } from '../../ui/icon/Icon.tsx';
import { keptBadges } from '../../ui/kept/kept-ads.ts';
import { isOpenScreen, tabEntries } from '../entries.ts';
import { GuardedLink } from '../guarded-link/GuardedLink.tsx';
import { KeptBadge } from '../header/KeptBadge.tsx';
import { shellWords } from '../shell-words.ru.ts';

import styles from './TabBar.module.css';

interface TabBarProps {
  readonly path: string;
}

/** Screens that belong to the profile, whatever their path. */
const OWN = /^\/(my-advertisements|ad-transfer)(\/|$)/;

/** The tab bar on mobile (SCREENS §1); a guest signs in before a guarded tab opens. */
export function TabBar({ path }: TabBarProps) {
  const badges = keptBadges.use();
  const tab = OWN.test(path) ? '/profile' : path;
  return (
    <nav className={styles.tabs} aria-label={shellWords.sections}>
      {tabEntries.filter(isOpenScreen).map(({ href, name, icon, keeps, ...rest }) => {
        const isCurrent = tab === href || tab.startsWith(`${href}/`);
        const { filledIcon = icon, isGuarded = false } = rest;
        return (
          <GuardedLink
            key={href}
            className={styles.tab}
            href={href}
            label={name + (keeps === undefined ? '' : (badges?.[keeps].label ?? ''))}
            isCurrent={isCurrent}
            isGuarded={isGuarded}
          >
            <span className={icon === 'plus' ? styles.sign : styles.icon}>
              <KeptBadge keeps={keeps} />
              <Icon name={isCurrent ? filledIcon : icon} size={icon === 'plus' ? 22 : 24} />
            </span>
            {name}
          </GuardedLink>
        );
      })}
    </nav>
  );
}
