import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';

import { ownProfile } from '../../api/account/own-profile.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { phoneText } from '../../ui/phone/phone-text.ts';
import { accountLinks, accountWords } from './account-words.ru.ts';

import styles from './AccountSide.module.css';

const BalancePanel = lazy(async () => {
  const { BalancePanel: Panel } = await import('../../features/account/BalancePanel.tsx');
  return { default: Panel };
});

const LogOutDialog = lazy(async () => {
  const { LogOutDialog: Dialog } = await import('../../features/session/LogOutDialog.tsx');
  return { default: Dialog };
});

/** Desktop: the signed-in user, and links to the user's own pages. */
export function AccountSide() {
  const { username, profilePicture } = useSession();
  const { data: profile } = useQuery(ownProfile());
  const [path] = useLocation();
  // `null` until the person first asks to leave: the dialog loads then.
  const [isLeaving, setLeaving] = useState<boolean | null>(null);
  const phone = profile?.phone_number ?? null;
  return (
    <aside className={styles.side} aria-label={accountWords.label}>
      {username !== null && (
        <div className={styles.person}>
          <Avatar name={username} picture={profilePicture} size="huge" />
          <div className={styles.names}>
            <b className={styles.name}>{username}</b>
            {phone !== null && <p className={styles.phone}>{phoneText(phone)}</p>}
          </div>
        </div>
      )}
      {profile !== undefined && profile !== null && (
        <Suspense>
          <BalancePanel balance={profile.balance} />
        </Suspense>
      )}
      <nav aria-label={accountWords.nav}>
        {accountLinks.map(({ href, name, icon }) => (
          <Link key={href} className={styles.link} href={href} aria-current={currentOf(href, path)}>
            <Icon name={icon} />
            {name}
          </Link>
        ))}
      </nav>
      {username !== null && (
        <button
          type="button"
          className={`${styles.link} ${styles.leave}`}
          onClick={() => setLeaving(true)}
        >
          <Icon name="logout" />
          {accountWords.leave}
        </button>
      )}
      {isLeaving !== null && (
        <Suspense>
          <LogOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </aside>
  );
}

/** A link is current on its page and on the pages below it; the profile's other pages have links of their own. */
function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return href !== '/profile' && path.startsWith(`${href}/`) ? 'true' : undefined;
}
