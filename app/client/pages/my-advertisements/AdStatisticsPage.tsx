import { AD_ID } from '../../../contract/plain.ts';
import {
  AdStatistics,
  AdStatisticsSkeleton,
} from '../../features/my-ads/statistics/AdStatistics.tsx';
import { statisticsWords } from '../../features/my-ads/statistics/statistics-words.ru.ts';
import { ProtectedPage } from '../../shell/ProtectedPage.tsx';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';

interface AdStatisticsPageProps {
  readonly params: { readonly id: string };
}

/** `/my-advertisements/{id}`: the interest in one of the signed-in user's ads. */
export function AdStatisticsPage({ params }: AdStatisticsPageProps) {
  if (!AD_ID.test(params.id)) return <NotFoundPage />;
  return (
    <AccountFrame title={statisticsWords.title} isNamed>
      <ProtectedPage skeleton={<AdStatisticsSkeleton />}>
        <AdStatistics key={params.id} id={Number(params.id)} />
      </ProtectedPage>
    </AccountFrame>
  );
}
