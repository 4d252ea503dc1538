import { Link, useSearch } from 'wouter';

import { myAdsWords } from '../../features/my-ads/my-ads-words.ru.ts';
import { MyAds } from '../../features/my-ads/MyAds.tsx';
import { MyAdSkeletons } from '../../features/my-ads/MyAdSkeletons.tsx';
import { readStatus } from '../../features/my-ads/status-address.ts';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { AccountFrame } from '../account/AccountFrame.tsx';

import styles from './MyAdvertisementsPage.module.css';

/** Number of rows on a first screen. */
const SKELETONS = 4;

/** `/my-advertisements`: the signed-in user's ads, by the status in the address. */
export function MyAdvertisementsPage() {
  const status = readStatus(useSearch());
  return (
    <AccountFrame
      title={myAdsWords.title}
      actions={
        <Link className={styles.create} href="/create-ad" aria-label={myAdsWords.create}>
          <Icon name="plus" size={24} />
        </Link>
      }
    >
      <ProtectedPage
        skeleton={
          <ul>
            <MyAdSkeletons count={SKELETONS} />
          </ul>
        }
      >
        <MyAds status={status} />
      </ProtectedPage>
    </AccountFrame>
  );
}
