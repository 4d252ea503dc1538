import type { AdStatistics } from '../../../../contract/index.ts';
import type { IconName } from '../../../ui/icon/icon-name.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { dateTimeText, priceText, statisticsWords } from './statistics-words.ru.ts';

import styles from './AdHistory.module.css';

interface Happening {
  readonly icon: IconName;
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  readonly note: string | null;
}

/** What happened to an ad, the last first: its publication, its prices, its status. */
export function AdHistory({
  ad,
  prices,
  published_at,
}: Pick<AdStatistics, 'ad' | 'prices' | 'published_at'>) {
  const happenings = happeningsOf({ ad, prices, published_at });
  if (happenings.length === 0) return null;
  return (
    <section className={styles.history}>
      <h2>{statisticsWords.history}</h2>
      <ol className={styles.rows}>
        {happenings.map(({ icon, name, at, note }) => (
          <li key={`${at} ${name}`} className={styles.row}>
            <Icon name={icon} />
            <div>
              <b>{name}</b>
              <p className={styles.when}>
                <time dateTime={at}>{dateTimeText(new Date(at))}</time>
                {note !== null && <span>{note}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function happeningsOf({
  ad,
  prices,
  published_at,
}: Pick<AdStatistics, 'ad' | 'prices' | 'published_at'>): readonly Happening[] {
  const status: readonly Happening[] =
    ad.status_at === null
      ? []
      : [{ icon: 'clock', name: statisticsWords.status, at: ad.status_at, note: null }];
  const changed = prices.map(({ price, until }): Happening => ({
    icon: 'tag',
    name: statisticsWords.price,
    at: until,
    note: priceText(price),
  }));
  const published: readonly Happening[] =
    published_at === null
      ? []
      : [{ icon: 'check', name: statisticsWords.published, at: published_at, note: null }];
  return [...status, ...changed, ...published].toSorted(
    (a, b) => Date.parse(b.at) - Date.parse(a.at),
  );
}
