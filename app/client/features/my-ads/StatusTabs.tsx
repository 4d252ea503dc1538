import { Link } from 'wouter';

import type { AdStatus, MyAdPage } from '../../../contract/index.ts';
import { numberText } from '../../ui/plural/count-text.ts';
import { countAds } from './count-ads.ts';
import { myAdsTabs, myAdsWords } from './my-ads-words.ru.ts';
import { statusAddress } from './status-address.ts';

import styles from './StatusTabs.module.css';

interface StatusTabsProps {
  readonly status: AdStatus | null;
  /** `null` until the first page is loaded. */
  readonly counts: MyAdPage['counts'] | null;
}

/** A tab per status with the number of its ads; the choice is in the address. */
export function StatusTabs({ status, counts }: StatusTabsProps) {
  // Deleted ads are listed apart, and only while there are some.
  const isShown = (tab: (typeof myAdsTabs)[number]) =>
    tab.status !== 'DELETED' || tab.status === status || (counts?.DELETED ?? 0) > 0;
  return (
    <nav aria-label={myAdsWords.tabs}>
      <ul className={styles.tabs}>
        {myAdsTabs.filter(isShown).map((tab) => (
          <li key={tab.name}>
            <Link
              className={styles.tab}
              href={statusAddress(tab.status)}
              replace
              aria-current={tab.status === status ? 'page' : undefined}
            >
              {tab.name}
              {counts !== null && (
                <span className={styles.count}>{numberText(countAds(counts, tab.status))}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
