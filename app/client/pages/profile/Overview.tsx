import type { MyAdPage } from '../../../contract/index.ts';
import { countAds } from '../../features/my-ads/count-ads.ts';
import { numberText } from '../../ui/plural/count-text.ts';
import { accountWords, inSearchText } from '../account/account-words.ru.ts';

import styles from './Overview.module.css';

interface OverviewProps {
  /** The first page of the user's ads; `null` until it is loaded. */
  readonly page: Pick<MyAdPage, 'counts' | 'recent_views'> | null;
}

/** How many ads the user has, and how often they were viewed. */
export function Overview({ page }: OverviewProps) {
  return (
    <dl className={styles.overview} aria-busy={page === null}>
      <Figure
        name={accountWords.ads}
        value={page === null ? null : countAds(page.counts, null)}
        note={page === null ? '\u00A0' : inSearchText(page.counts.PUBLISHED)}
      />
      <Figure
        name={accountWords.views}
        value={page?.recent_views ?? null}
        note={accountWords.inDays}
      />
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  /** `null`: not known yet; its room is there. */
  readonly value: number | null;
  readonly note: string;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value === null ? '\u00A0' : numberText(value)}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  );
}
