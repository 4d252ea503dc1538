import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { AD_ID } from '../../../contract/plain.ts';
import { advertisement } from '../../api/ads/ads.ts';
import { creationStructure } from '../../api/definitions/filters.ts';
import { ApiFailure } from '../../api/transport/call.ts';
import { adViewWords } from '../../features/ad-view/ad-view-words.ru.ts';
import { AdView } from '../../features/ad-view/AdView.tsx';
import { AdViewSkeleton } from '../../features/ad-view/AdViewSkeleton.tsx';
import { SimilarAds } from '../../features/ad-view/SimilarAds.tsx';
import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { goBack } from '../../shell/history/go-back.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../ui/state-block/StateBlock.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { closedTitle, closedWords } from './closed-words.ru.ts';
import { crumbsTo } from './crumbs-to.ts';

import styles from './AdvertisementPage.module.css';

const AdActions = lazy(() =>
  import('../../features/my-ads/actions/AdActions.tsx').then(({ AdActions: Actions }) => ({
    default: Actions,
  })),
);

interface AdvertisementPageProps {
  readonly params: { readonly id: string };
}

/** `/advertisement/{id}`: one ad, public; an unknown id has a page of its own. */
export function AdvertisementPage({ params }: AdvertisementPageProps) {
  return AD_ID.test(params.id) ? (
    <LoadedAd key={params.id} id={Number(params.id)} />
  ) : (
    <NotFoundPage />
  );
}

function LoadedAd({ id }: { readonly id: number }) {
  const ad = useQuery(advertisement(id));
  const structure = useQuery(creationStructure());

  if (ad.data !== undefined) {
    return (
      <AdView
        ad={ad.data}
        heading={<PageTitle title={ad.data.title} />}
        crumbs={<Breadcrumbs crumbs={crumbsTo(ad.data, structure.data)} />}
        onBack={goBack}
        signIn={askSignIn}
        own={
          ad.data.allowed_actions !== undefined && (
            <Suspense fallback={null}>
              <AdActions
                variant="page"
                ad={{ ...ad.data, allowed_actions: ad.data.allowed_actions }}
              />
            </Suspense>
          )
        }
      />
    );
  }
  if (ad.isPending) return <AdViewSkeleton />;
  if (ad.error instanceof ApiFailure) {
    const closed = closedTitle(ad.error.code);
    if (closed !== null) return <ClosedAd id={id} title={closed} />;
    if (ad.error.code === 'ad.unknown') return <NotFoundPage />;
  }
  return (
    <div className={styles.failed}>
      <TopBar title={adViewWords.page} />
      <FailedBlock onRetry={() => void ad.refetch()} />
    </div>
  );
}

/** The page of a closed ad, for visitors: what happened to it, and similar ads. */
function ClosedAd({ id, title }: { readonly id: number; readonly title: string }) {
  return (
    <div className={styles.closed}>
      <TopBar title={title} />
      <StateBlock icon="tag" title={<p>{closedWords.text}</p>}>
        <ButtonLink href="/search">{closedWords.others}</ButtonLink>
      </StateBlock>
      <SimilarAds adId={id} />
    </div>
  );
}
