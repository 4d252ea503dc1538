import { Link } from 'wouter';

import type { AdStatus, MyAdPage } from '../../../contract/index.ts';
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
  return (
    <nav aria-label={myAdsWords.tabs}>
      <ul className={styles.tabs}>
        {myAdsTabs.map((tab) => (
          <li key={tab.name}>
            <Link
              className={styles.tab}
              href={statusAddress(tab.status)}
              replace
              aria-current={tab.status === status ? 'page' : undefined}
            >
              {tab.name}
              {counts !== null && (
                <span className={styles.count}>{countOf(counts, tab.status)}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function countOf(counts: MyAdPage['counts'], status: AdStatus | null): number {
  if (status === 'DELETED') return 0;
  if (status !== null) return counts[status];
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
