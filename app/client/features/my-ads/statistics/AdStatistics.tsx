import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'wouter';

import type { AdStatistics as Statistics } from '../../../../contract/index.ts';
import { imageSrcSet } from '../../../../contract/plain.ts';
import { adStatistics } from '../../../api/ads/ad-statistics.ts';
import { ApiFailure } from '../../../api/transport/call.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { numberText } from '../../../ui/plural/count-text.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { FailedBlock } from '../../../ui/state-block/FailedBlock.tsx';
import { StateBlock } from '../../../ui/state-block/StateBlock.tsx';
import { shownStatus } from '../../../ui/status-badge/shown-status.ts';
import { StatusBadge } from '../../../ui/status-badge/StatusBadge.tsx';
import { WholeWords } from '../../../ui/whole-words/WholeWords.tsx';
import { AdActions } from '../actions/AdActions.tsx';
import { rowDate } from '../row-date.ru.ts';
import { AdHistory } from './AdHistory.tsx';
import { phonesText, statisticsWords } from './statistics-words.ru.ts';

import styles from './AdStatistics.module.css';

const ViewsChart = lazy(() =>
  import('./ViewsChart.tsx').then(({ ViewsChart: Chart }) => ({ default: Chart })),
);

const WIDTH = 120;
const HEIGHT = 90;

/** What a seller sees of the interest in an own ad. */
export function AdStatistics({ id }: { readonly id: number }) {
  const read = useQuery(adStatistics(id));
  if (read.data !== undefined) return <Shown {...read.data} />;
  if (read.isPending) return <AdStatisticsSkeleton />;
  if (read.error instanceof ApiFailure && read.error.code === 'ad.unknown') {
    return (
      <StateBlock icon="list" title={<h2>{statisticsWords.unknown}</h2>}>
        <ButtonLink href="/my-advertisements">{statisticsWords.all}</ButtonLink>
      </StateBlock>
    );
  }
  return <FailedBlock onRetry={() => void read.refetch()} />;
}

/** The same while it loads. */
export function AdStatisticsSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton shape="title" width="most" />
      <Skeleton width="half" />
      <div className={styles.room}>
        <Skeleton shape="fill" />
      </div>
    </div>
  );
}

function Shown(statistics: Statistics) {
  const { ad, days, favorites } = statistics;
  const views = days.reduce((sum, day) => sum + day.views, 0);
  return (
    <div className={styles.page}>
      <AdSummary ad={ad} />
      <dl className={styles.numbers}>
        <Total name={statisticsWords.views} value={views} note={statisticsWords.period} />
        <Total
          name={statisticsWords.phone}
          value={ad.phone_views}
          note={phonesText(ad.phone_views)}
        />
        <Total name={statisticsWords.favorites} value={favorites} note={statisticsWords.now} />
      </dl>
      <section className={styles.panel}>
        <h2>{statisticsWords.byDay}</h2>
        {views === 0 ? (
          <StateBlock
            icon="chart"
            title={<p>{ad.views === 0 ? statisticsWords.none : statisticsWords.quiet}</p>}
            text={ad.views === 0 ? statisticsWords.noneText : statisticsWords.quietText}
          />
        ) : (
          <Suspense fallback={<div className={styles.room} />}>
            <ViewsChart days={days} />
          </Suspense>
        )}
      </section>
      <AdHistory {...statistics} />
    </div>
  );
}

function AdSummary({ ad }: Pick<Statistics, 'ad'>) {
  const cover = ad.images[0]?.url ?? null;
  return (
    <div className={styles.summary}>
      <div className={styles.photo} data-section={cover === null}>
        <Picture
          src={cover ?? ad.section_picture}
          srcSet={cover === null ? null : imageSrcSet(cover)}
          sizes="120px"
          width={WIDTH}
          height={HEIGHT}
          isFirst
        />
      </div>
      <div className={styles.names}>
        <StatusBadge status={shownStatus(ad)} />
        <Link className={styles.title} href={`/advertisement/${ad.id}`}>
          <WholeWords text={ad.title} />
        </Link>
        <p className={styles.meta}>
          {ad.subtitle2 !== null && <span>{ad.subtitle2}</span>}
          <span>{rowDate(ad)}</span>
        </p>
      </div>
      <AdActions ad={ad} variant="row" />
    </div>
  );
}

interface TotalProps {
  readonly name: string;
  readonly value: number;
  readonly note: string;
}

function Total({ name, value, note }: TotalProps) {
  return (
    <div className={styles.total}>
      <dt>{name}</dt>
      <dd>
        <b>{numberText(value)}</b>
        <span>{note}</span>
      </dd>
    </div>
  );
}
