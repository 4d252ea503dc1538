import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import { ownProfile } from '../../api/account/own-profile.ts';
import { DeleteAccount } from '../../features/account/DeleteAccount.tsx';
import { LogOutDialog } from '../../features/session/LogOutDialog.tsx';
import { LanguageChoice } from '../../shell/language/LanguageChoice.tsx';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { ThemeSegments } from '../../shell/theme/ThemeSegments.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { accountWords } from '../account/account-words.ru.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { settingsWords } from './settings-words.ru.ts';

import styles from './SettingsPage.module.css';

/** `/profile/settings`: the theme, the language, the devices, the end of the account. */
export function SettingsPage() {
  return (
    <AccountFrame title={accountWords.settings}>
      <ProtectedPage skeleton={<Skeleton shape="title" />}>
        <Settings />
      </ProtectedPage>
    </AccountFrame>
  );
}

function Settings() {
  const { data: profile } = useQuery(ownProfile());
  const [isLeaving, setLeaving] = useState(false);
  return (
    <div className={styles.settings}>
      <ThemeSegments />
      <section>
        <h2 className={styles.heading}>{settingsWords.notifications}</h2>
        <ul className={styles.list}>
          <li>
            <Link className={styles.row} href="/favorites?tab=searches">
              <Icon name="bell" size={24} />
              <span className={styles.label}>
                {settingsWords.searches}
                <span className={styles.note}>{settingsWords.searchesNote}</span>
              </span>
              <Icon name="right" />
            </Link>
          </li>
        </ul>
      </section>
      <section>
        <h2 className={styles.heading}>{settingsWords.account}</h2>
        <ul className={styles.list}>
          <li className={styles.row}>
            <LanguageChoice />
          </li>
          <li>
            <Link className={styles.row} href="/profile/my-devices">
              <Icon name="devices" size={24} />
              <span className={styles.label}>{accountWords.devices}</span>
              <Icon name="right" />
            </Link>
          </li>
          <li>
            <button type="button" className={styles.row} data-ends onClick={() => setLeaving(true)}>
              <Icon name="logout" size={24} />
              <span className={styles.label}>{accountWords.leave}</span>
            </button>
          </li>
        </ul>
      </section>
      {profile !== undefined && profile !== null && (
        <DeleteAccount balance={profile.balance} onLeave={() => navigate('/')} />
      )}
      <LogOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  );
}
