import { Icon } from '../../ui/icon/Icon.tsx';
import { keptBadges } from '../../ui/kept/kept-ads.ts';
import { isOpenScreen } from '../entries.ts';
import type { Entry } from '../entries.ts';
import { GuardedLink } from '../guarded-link/GuardedLink.tsx';
import { KeptBadge } from './KeptBadge.tsx';

import styles from './HeaderIcons.module.css';

interface HeaderIconsProps {
  readonly entries: readonly Entry[];
  /** Path of the current page. */
  readonly path: string;
}

/** Links of the header that show only an icon. */
export function HeaderIcons({ entries, path }: HeaderIconsProps) {
  const badges = keptBadges.use();
  return entries.filter(isOpenScreen).map(({ href, name, icon, keeps, isGuarded = false }) => (
    <GuardedLink
      key={href}
      className={styles.icon}
      href={href}
      label={name + (keeps === undefined ? '' : (badges?.[keeps].label ?? ''))}
      isCurrent={path === href}
      isGuarded={isGuarded}
    >
      <Icon name={icon} size={24} />
      <KeptBadge keeps={keeps} />
    </GuardedLink>
  ));
}
