import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';

import { askSignIn, prepareSignIn } from '../../features/auth/ask-sign-in.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { shellWords, shortName } from '../shell-words.ru.ts';

import styles from './UserBlock.module.css';

const LogOutDialog = lazy(() =>
  import('../../features/session/LogOutDialog.tsx').then(({ LogOutDialog: Dialog }) => ({
    default: Dialog,
  })),
);

/** The signed-in user with links to the user's pages; for a guest the sign-in button. */
export function UserBlock() {
  const { accessToken, username } = useSession();
  if (accessToken !== null) return <UserMenu name={username ?? ''} />;
  return (
    <button
      type="button"
      className={styles.enter}
      onPointerEnter={prepareSignIn}
      onFocus={prepareSignIn}
      onClick={() => void askSignIn()}
    >
      <Icon name="user" size={24} />
      <span className={styles.text}>{shellWords.enter}</span>
    </button>
  );
}

function UserMenu({ name }: { readonly name: string }) {
  const { profilePicture } = useSession();
  // `null` until the person first asks to leave: the dialog loads then.
  const [isLeaving, setLeaving] = useState<boolean | null>(null);
  const label = (
    <>
      <Avatar name={name} picture={profilePicture} />
      <span className={styles.text}>{shortName(name)}</span>
      <Icon name="down" size={16} />
    </>
  );
  return (
    <>
      <Menu look="rows" button="flat" label={label}>
        {(close) => (
          <ul>
            <UserLink href="/profile" icon="user" name={shellWords.profile} onChoose={close} />
            <UserLink
              href="/my-advertisements"
              icon="doc"
              name={shellWords.myAds}
              onChoose={close}
            />
            <li className={styles.last}>
              <button
                type="button"
                className={styles.row}
                onClick={() => {
                  close();
                  setLeaving(true);
                }}
              >
                <Icon name="logout" />
                {shellWords.leave}
              </button>
            </li>
          </ul>
        )}
      </Menu>
      {isLeaving !== null && (
        <Suspense fallback={null}>
          <LogOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}

interface UserLinkProps {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  readonly onChoose: () => void;
}

function UserLink({ href, icon, name, onChoose }: UserLinkProps) {
  return (
    <li>
      <Link className={styles.row} href={href} onClick={onChoose}>
        <Icon name={icon} />
        {name}
      </Link>
    </li>
  );
}
