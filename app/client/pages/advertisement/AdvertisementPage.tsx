import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import type { Advertisement, CreationStructure } from '../../../contract/index.ts';
import { AD_ID } from '../../../contract/plain.ts';
import type { AdKind } from '../../../contract/plain.ts';
import { advertisement } from '../../api/ads/ads.ts';
import { creationStructure } from '../../api/definitions/filters.ts';
import { ApiFailure } from '../../api/transport/call.ts';
import { AdView } from '../../features/ad-view/AdView.tsx';
import { AdViewSkeleton } from '../../features/ad-view/AdViewSkeleton.tsx';
import type { ThingKind } from '../../features/ad-view/kind-words.ts';
import { thingWords } from '../../features/ad-view/thing-words.ru.ts';
import { askSignIn } from '../../features/auth/ask-sign-in.ts';
import { goBack } from '../../shell/history/go-back.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { TopBar } from '../../shell/top-bar/TopBar.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/Breadcrumbs.tsx';
import { LatePart } from '../../ui/LatePart.tsx';
import { FailedBlock } from '../../ui/state-block/FailedBlock.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { crumbsTo } from './crumbs-to.ts';

import styles from './AdvertisementPage.module.css';

// Visitors need neither.
const OwnStatus = lazy(() =>
  import('./OwnAd.tsx').then(({ OwnStatus: Status }) => ({ default: Status })),
);
const OwnActions = lazy(() =>
  import('./OwnAd.tsx').then(({ OwnActions: Actions }) => ({ default: Actions })),
);
const WorkAdView = lazy(() =>
  import('../../features/ad-view/WorkAdView.tsx').then(({ WorkAdView: View }) => ({
    default: View,
  })),
);
const ClosedAd = lazy(() => import('./ClosedAd.tsx').then(({ ClosedAd: Ad }) => ({ default: Ad })));

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

  if (ad.data !== undefined) return <ShownAd ad={ad.data} structure={structure.data} />;
  if (ad.isPending) return <AdViewSkeleton onBack={goBack} />;
  const code = ad.error instanceof ApiFailure ? ad.error.code : '';
  if (code === 'ad.unknown') return <NotFoundPage />;
  // Sold, hidden, expired, deleted, or not published yet.
  if (code.startsWith('ad.')) {
    return (
      <LatePart>
        <ClosedAd id={id} code={code} />
      </LatePart>
    );
  }
  return (
    <div className={styles.failed}>
      <TopBar title={thingWords.GOODS.page} />
      <FailedBlock onRetry={() => void ad.refetch()} />
    </div>
  );
}

interface ShownAdProps {
  readonly ad: Advertisement;
  readonly structure: CreationStructure | undefined;
}

function ShownAd({ ad, structure }: ShownAdProps) {
  const { kind, allowed_actions } = ad;
  const own = allowed_actions === undefined ? null : { ...ad, allowed_actions };
  const view = {
    ad,
    heading: <PageTitle title={ad.title} />,
    crumbs: <Breadcrumbs crumbs={crumbsTo(ad, structure)} />,
    onBack: goBack,
    signIn: askSignIn,
    status: own !== null && (
      <Suspense>
        <OwnStatus ad={own} />
      </Suspense>
    ),
    own: own !== null && (
      <Suspense>
        <OwnActions ad={own} />
      </Suspense>
    ),
  };
  return isThing(kind) ? (
    <AdView {...view} words={thingWords[kind]} />
  ) : (
    <LatePart fallback={<AdViewSkeleton onBack={goBack} />}>
      <WorkAdView {...view} kind={kind} />
    </LatePart>
  );
}

function isThing(kind: AdKind): kind is ThingKind {
  return kind in thingWords;
}
