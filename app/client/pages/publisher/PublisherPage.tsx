import { useQuery } from '@tanstack/react-query';

import { AD_ID } from '../../../contract/plain.ts';
import { ownProfile } from '../../api/account/own-profile.ts';
import { publisher } from '../../api/ads/publishers.ts';
import { ApiFailure } from '../../api/transport/call.ts';
import { ShareButton } from '../../features/ad-view/share/ShareButton.tsx';
import { publisherWords } from '../../features/publisher/publisher-words.ru.ts';
import { PublisherAds } from '../../features/publisher/PublisherAds.tsx';
import { PublisherCard } from '../../features/publisher/PublisherCard.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { PublisherContacts } from './PublisherContacts.tsx';

import styles from './PublisherPage.module.css';

interface PublisherPageProps {
  readonly params: { readonly id: string };
}

/** `/user/{id}`: a publisher, private or a shop, with the ads; public. */
export function PublisherPage({ params }: PublisherPageProps) {
  return AD_ID.test(params.id) ? (
    <LoadedPublisher key={params.id} id={Number(params.id)} />
  ) : (
    <NotFoundPage />
  );
}

function LoadedPublisher({ id }: { readonly id: number }) {
  const read = useQuery(publisher(id));
  const { data: profile } = useQuery(ownProfile());
  const isOwn = profile?.id === id;
  const code = read.error instanceof ApiFailure ? read.error.code : null;
  if (code === 'user.unknown' || code === 'user.deleted') {
    const title = code === 'user.deleted' ? publisherWords.deleted : publisherWords.unknown;
    return (
      <div className={styles.page}>
        <TopBar title={title} />
        <StateBlock icon="user" title={null}>
          <ButtonLink href="/search">{publisherWords.others}</ButtonLink>
        </StateBlock>
      </div>
    );
  }
  const name = read.data?.name ?? publisherWords.page;
  return (
    <div className={styles.page} data-calls={!isOwn}>
      <TopBar title={publisherWords.page} isAboveTitle={read.data !== undefined}>
        <ShareButton title={name} on="plain" />
      </TopBar>
      {read.isError && <FailedBlock onRetry={() => void read.refetch()} />}
      {read.data !== undefined && (
        <div className={styles.columns}>
          <PublisherCard
            publisher={read.data}
            heading={<PageTitle title={read.data.name} className={styles.name} />}
            share={<ShareButton title={name} on="row" />}
            actions={
              isOwn ? (
                <ButtonLink href="/profile/edit" variant="soft" size="block">
                  {publisherWords.edit}
                </ButtonLink>
              ) : (
                <PublisherContacts id={id} />
              )
            }
          />
          <PublisherAds id={id} count={read.data.total_listings} />
        </div>
      )}
    </div>
  );
}
