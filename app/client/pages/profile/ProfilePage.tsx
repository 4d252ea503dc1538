import { useState } from 'react';
import { Link } from 'wouter';

import { LogOutDialog } from '../../features/session/LogOutDialog.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { PhoneFooter } from '../../shell/footer/PhoneFooter.tsx';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { shellWords } from '../../shell/shell-words.ru.ts';
import { ThemeSwitch } from '../../shell/theme/ThemeSwitch.tsx';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

import styles from './ProfilePage.module.css';

/** `/profile`: the signed-in user, and links to the user's own pages. */
export function ProfilePage() {
  return (
    <ProtectedPage skeleton={<ProfileSkeleton />}>
      <Profile />
    </ProtectedPage>
  );
}

function Profile() {
  const { username, profilePicture } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const name = username ?? '';

  return (
    <div className={styles.page}>
      <TopBar title={shellWords.profile} />
      <div className={styles.person}>
        <Avatar name={name} picture={profilePicture} size="huge" />
        <p className={styles.name}>{name}</p>
      </div>
      <ul className={styles.list}>
        <li className={styles.item}>
          <Link className={styles.row} href="/my-advertisements">
            <Icon name="doc" size={24} />
            <span className={styles.label}>{shellWords.myAds}</span>
            <Icon name="right" />
          </Link>
        </li>
        <li className={styles.item}>
          <div className={styles.row}>
            <Icon name="moon" size={24} />
            <ThemeSwitch />
          </div>
        </li>
        <li className={styles.item}>
          <a className={styles.row} href="/lab">
            <Icon name="list" size={24} />
            <span className={styles.label}>{shellWords.lab}</span>
            <Icon name="right" />
          </a>
        </li>
        <li className={styles.item}>
          <button type="button" className={styles.row} onClick={() => setLeaving(true)}>
            <Icon name="logout" size={24} />
            <span className={styles.label}>{shellWords.leave}</span>
          </button>
        </li>
      </ul>
      <PhoneFooter />
      <LogOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  );
}
