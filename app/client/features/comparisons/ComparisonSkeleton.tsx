import { EarlyPhoto } from '../../ui/kept/EarlyPhoto.tsx';

import view from './ComparisonsView.module.css';
import styles from './ComparisonTable.module.css';

/** Columns of a first view. */
const COLUMNS = [0, 1, 2, 3, 4, 5];

/**
 * The heads of a table that is on its way: as wide as those of many ads, until the script
 * in the head of the page has counted the ads.
 */
export function ComparisonSkeleton() {
  return (
    <div className={view.waiting} aria-busy="true">
      <div className={view.head} />
      <div className={view.waitingBox}>
        <table className={styles.table} aria-hidden="true" suppressHydrationWarning>
          <thead>
            <tr>
              <td className={styles.corner}>{'\u00A0'}</td>
              {COLUMNS.map((column) => (
                <td key={column} className={styles.ad} suppressHydrationWarning>
                  <div className={styles.photo}>
                    <EarlyPhoto />
                  </div>
                </td>
              ))}
              <td className={styles.last}>{'\u00A0'}</td>
            </tr>
          </thead>
        </table>
      </div>
    </div>
  );
}
