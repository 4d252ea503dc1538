import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';

import { ownProfile } from '../../api/account/own-profile.ts';
import { myAdvertisements } from '../../api/ads/ads.ts';
import { BalancePanel } from '../../features/account/BalancePanel.tsx';
import { myAdsTabs } from '../../features/my-ads/my-ads-words.ru.ts';
import { statusAddress } from '../../features/my-ads/status-address.ts';
import { LogOutDialog } from '../../features/session/LogOutDialog.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { PhoneFooter } from '../../shell/footer/PhoneFooter.tsx';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { shellWords } from '../../shell/shell-words.ru.ts';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { phoneText } from '../../ui/phone/phone-text.ts';
import { accountWords, attentionText, inSearchText } from '../account/account-words.ru.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

import styles from './ProfilePage.module.css';

/** `/profile`: the signed-in user, the balance, and links to the user's own pages. */
export function ProfilePage() {
  return (
    <AccountFrame title={shellWords.profile}>
      <ProtectedPage skeleton={<ProfileSkeleton />}>
        <Profile />
      </ProtectedPage>
    </AccountFrame>
  );
}

function Profile() {
  const { username, profilePicture } = useSession();
  const { data: profile } = useQuery(ownProfile());
  const ads = useInfiniteQuery(myAdvertisements(null));
  const counts = ads.data?.pages[0]?.counts ?? null;
  const [isLeaving, setLeaving] = useState(false);
  const name = username ?? '';
  const phone = profile?.phone_number ?? null;

  return (
    <div className={styles.page}>
      <div className={styles.person}>
        <Avatar name={name} picture={profilePicture} size="huge" />
        <div className={styles.names}>
          <p className={styles.name}>{name}</p>
          {phone !== null && <p className={styles.phone}>{phoneText(phone)}</p>}
        </div>
        <ButtonLink href="/profile/edit" variant="neutral" size="small">
          <Icon name="edit" />
          {accountWords.edit}
        </ButtonLink>
      </div>
      {profile !== undefined && profile !== null && <BalancePanel balance={profile.balance} />}
      <Attention counts={counts} />
      <ul className={styles.list}>
        <Row
          href="/my-advertisements"
          icon="list"
          name={accountWords.myAds}
          note={counts === null ? null : inSearchText(counts.PUBLISHED)}
        />
        <Row href="/profile/my-devices" icon="devices" name={accountWords.devices} />
        <Row href="/profile/settings" icon="gear" name={accountWords.settings} />
      </ul>
      <ul className={styles.list}>
        <li className={styles.item}>
          <a className={styles.row} href="/lab">
            <Icon name="filters" size={24} />
            <span className={styles.label}>{shellWords.lab}</span>
            <Icon name="right" />
          </a>
        </li>
        <li className={styles.item}>
          <button type="button" className={styles.row} onClick={() => setLeaving(true)}>
            <Icon name="logout" size={24} />
            <span className={styles.label}>{accountWords.leave}</span>
          </button>
        </li>
      </ul>
      <PhoneFooter />
      <LogOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  );
}

interface AttentionProps {
  readonly counts: Readonly<Record<'REJECTED' | 'EXPIRED', number>> | null;
}

/** Ads that need their seller: refused and expired ones; absent without any. */
function Attention({ counts }: AttentionProps) {
  const rows = (['REJECTED', 'EXPIRED'] as const).filter((status) => (counts?.[status] ?? 0) > 0);
  if (counts === null || rows.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>{accountWords.attention}</h2>
      <ul className={styles.list}>
        {rows.map((status) => (
          <Row
            key={status}
            href={statusAddress(status)}
            icon={status === 'REJECTED' ? 'alert' : 'clock'}
            name={attentionText(
              myAdsTabs.find((tab) => tab.status === status)?.name ?? '',
              counts[status],
            )}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly href: string;
  readonly icon: IconName;
  readonly name: string;
  readonly note?: string | null;
}

function Row({ href, icon, name, note = null }: RowProps) {
  return (
    <li className={styles.item}>
      <Link className={styles.row} href={href}>
        <Icon name={icon} size={24} />
        <span className={styles.label}>{name}</span>
        {note !== null && <span className={styles.note}>{note}</span>}
        <Icon name="right" />
      </Link>
    </li>
  );
}
