import { useInfiniteQuery } from '@tanstack/react-query';

import type { AdStatus } from '../../../contract/index.ts';
import { myAdvertisements } from '../../api/ads/ads.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EndlessEnd } from '../../ui/endless/EndlessEnd.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { myAdsWords } from './my-ads-words.ru.ts';
import { MyAdRow } from './MyAdRow.tsx';
import { MyAdSkeletons } from './MyAdSkeletons.tsx';
import { StatusTabs } from './StatusTabs.tsx';

import styles from './MyAds.module.css';

/** Skeletons of the first page, and of a further one. */
const SKELETONS = 4;

interface MyAdsProps {
  /** The status of the list; `null` is every status but deleted. */
  readonly status: AdStatus | null;
}

/** The user's own ads by status, newest first, each linked to its page. */
export function MyAds({ status }: MyAdsProps) {
  // The counts stay visible while the list of another status loads.
  const all = useInfiniteQuery(myAdvertisements(null));
  const found = useInfiniteQuery(myAdvertisements(status));
  const ads = found.data?.pages.flatMap(({ advertisements }) => advertisements) ?? [];
  const counts = found.data?.pages[0]?.counts ?? all.data?.pages[0]?.counts ?? null;

  return (
    <>
      <StatusTabs status={status} counts={counts} />
      {found.isLoadingError && <FailedBlock onRetry={() => void found.refetch()} />}
      {found.isSuccess && ads.length === 0 && <NoAds isAll={status === null} />}
      <ul className={styles.list} aria-busy={found.isFetching}>
        {ads.map((ad, index) => (
          <MyAdRow key={ad.id} ad={ad} isFirst={index === 0} />
        ))}
        {(found.isPending || found.isFetchingNextPage) && <MyAdSkeletons count={SKELETONS} />}
      </ul>
      {ads.length > 0 && <EndlessEnd list={found} />}
    </>
  );
}

function NoAds({ isAll }: { readonly isAll: boolean }) {
  if (!isAll) return <StateBlock icon="list" title={<h2>{myAdsWords.emptyTab}</h2>} />;
  return (
    <StateBlock icon="camera" title={<h2>{myAdsWords.emptyTitle}</h2>} text={myAdsWords.emptyText}>
      <ButtonLink href="/create-ad">{myAdsWords.create}</ButtonLink>
    </StateBlock>
  );
}
