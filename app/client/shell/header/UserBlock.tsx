import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';

import { askSignIn, prepareSignIn } from '../../features/auth/ask-sign-in.ts';
import { useSession } from '../../features/session/use-session.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { isOpenScreen, userEntries } from '../entries.ts';
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
      <Menu variant="rows" button="flat" label={label}>
        {(close) => (
          <ul>
            {userEntries.filter(isOpenScreen).map(({ href, icon, name: entry }) => (
              <li key={href}>
                <Link className={styles.row} href={href} onClick={close}>
                  <Icon name={icon} />
                  {entry}
                </Link>
              </li>
            ))}
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
