import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useState } from 'react';
import { Link } from 'wouter';

import type { MyAdCard } from '../../../contract/index.ts';
import { imageSrcSet } from '../../../contract/plain.ts';
import { ownProfile } from '../../api/account/own-profile.ts';
import { myAdvertisements } from '../../api/ads/ads.ts';
import { BalancePanel } from '../../features/account/BalancePanel.tsx';
import { countAds } from '../../features/my-ads/count-ads.ts';
import { myAdsTabs } from '../../features/my-ads/my-ads-words.ru.ts';
import { statusAddress } from '../../features/my-ads/status-address.ts';
import { LogOutDialog } from '../../features/session/LogOutDialog.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { footerWords } from '../../shell/footer/footer-words.ru.ts';
import { PhoneFooter } from '../../shell/footer/PhoneFooter.tsx';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { shellWords } from '../../shell/shell-words.ru.ts';
import { AdCard } from '../../ui/ad-card/AdCard.tsx';
import { AdGrid } from '../../ui/ad-card/AdGrid.tsx';
import { Avatar } from '../../ui/avatar/Avatar.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { phoneText } from '../../ui/phone/phone-text.ts';
import { numberText } from '../../ui/plural/count-text.ts';
import { accountWords, attentionText } from '../account/account-words.ru.ts';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { Overview } from './Overview.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';

import styles from './ProfilePage.module.css';

const AgreementDialog = lazy(async () => {
  const { AgreementDialog: Dialog } = await import('../../shell/agreement/AgreementDialog.tsx');
  return { default: Dialog };
});

/** Number of the latest ads. */
const LATEST = 3;

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
  const ads = useInfiniteQuery(myAdvertisements(null));
  const counts = ads.data?.pages[0]?.counts ?? null;
  const [isLeaving, setLeaving] = useState(false);

  return (
    <div className={styles.page}>
      <Person />
      <Overview page={ads.data?.pages[0] ?? null} />
      <Attention counts={counts} />
      <LatestAds ads={ads.data?.pages[0]?.advertisements.slice(0, LATEST) ?? []} />
      <ul className={`${styles.list} ${styles.pages}`}>
        <Row
          href="/my-advertisements"
          icon="list"
          name={accountWords.myAds}
          note={counts === null ? null : numberText(countAds(counts, null))}
        />
        <Row href="/comparisons" icon="compare" name={accountWords.comparisons} />
        <Row href="/profile/my-devices" icon="devices" name={accountWords.devices} />
        <Row href="/profile/settings" icon="gear" name={accountWords.settings} />
      </ul>
      <Help />
      <PhoneFooter />
      <ul className={`${styles.list} ${styles.pages}`}>
        <li className={styles.item}>
          <a className={styles.row} href="/lab">
            <Icon name="filters" size={24} />
            <span className={styles.label}>{shellWords.lab}</span>
            <Icon name="right" />
          </a>
        </li>
        <li className={styles.item}>
          <button type="button" className={styles.row} data-ends onClick={() => setLeaving(true)}>
            <Icon name="logout" size={24} />
            <span className={styles.label}>{accountWords.leave}</span>
          </button>
        </li>
      </ul>
      <LogOutDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  );
}

/** Mobile: the guide to safe deals, and the documents. */
function Help() {
  // `null` until the first press: the dialog loads then.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <ul className={`${styles.list} ${styles.help}`}>
      <Row href="/safety-guide" icon="shield" name={accountWords.safety} />
      <li className={styles.item}>
        <button type="button" className={styles.row} onClick={() => setOpen(true)}>
          <Icon name="doc" size={24} />
          <span className={styles.label}>{footerWords.agreement}</span>
          <Icon name="right" />
        </button>
        {isOpen !== null && (
          <Suspense>
            <AgreementDialog isOpen={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </li>
    </ul>
  );
}

/**
 * The signed-in user and the balance. Both have their room before the profile comes: what is below
 * must not move under a press.
 */
function Person() {
  const { username, profilePicture, balance } = useSession();
  const { data: profile, isPending } = useQuery(ownProfile());
  const name = username ?? '';
  const phone = profile?.phone_number ?? null;
  const dirams = profile?.balance ?? balance;

  return (
    <>
      <div className={styles.person}>
        <Avatar name={name} picture={profilePicture} size="huge" />
        <div className={styles.names}>
          <p className={styles.name}>{name}</p>
          {phone !== null ? (
            <p className={styles.phone}>{phoneText(phone)}</p>
          ) : (
            isPending && <div className={styles.phone} />
          )}
        </div>
        <Link className={styles.edit} href="/profile/edit" aria-label={accountWords.edit}>
          <Icon name="edit" size={24} />
        </Link>
      </div>
      {(isPending || dirams !== null) && (
        <div className={styles.balance}>
          <BalancePanel balance={dirams} />
        </div>
      )}
    </>
  );
}

/** Desktop: the last ads of the user; absent without any. */
function LatestAds({ ads }: { readonly ads: readonly MyAdCard[] }) {
  const headingId = useId();
  if (ads.length === 0) return null;
  return (
    <section className={styles.latest} aria-labelledby={headingId}>
      <header className={styles.head}>
        <h2 className={styles.heading} id={headingId}>
          {accountWords.latest}
        </h2>
        <Link href="/my-advertisements">{accountWords.allAds}</Link>
      </header>
      <AdGrid columns="triple" labelledBy={headingId}>
        {ads.map((ad) => (
          <AdCard key={ad.id} ad={ad} layout="grid" srcSetOf={imageSrcSet} />
        ))}
      </AdGrid>
    </section>
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
            isUrgent
            href={statusAddress(status)}
            icon={status === 'REJECTED' ? 'alertf' : 'clock'}
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
  readonly isUrgent?: boolean;
}

function Row({ href, icon, name, note = null, isUrgent = false }: RowProps) {
  return (
    <li className={styles.item}>
      <Link className={styles.row} href={href}>
        <span className={styles.sign} data-urgent={isUrgent}>
          <Icon name={icon} size={24} />
        </span>
        <span className={styles.label}>{name}</span>
        {note !== null && <span className={styles.note}>{note}</span>}
        <Icon name="right" />
      </Link>
    </li>
  );
}
