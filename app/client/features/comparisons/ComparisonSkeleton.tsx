import { EarlyPhoto } from '../../ui/kept/EarlyPhoto.tsx';

import view from './ComparisonsView.module.css';
import styles from './ComparisonTable.module.css';

/** Columns of a first view. */
const COLUMNS = [0, 1, 2, 3];

/** The heads of a table that is on its way, as wide as those of four ads and more. */
export function ComparisonSkeleton() {
  return (
    <div className={view.waiting} aria-busy="true">
      <div className={view.head} />
      <div className={view.waitingBox}>
        <table className={styles.table} aria-hidden="true">
          <thead>
            <tr>
              <td className={styles.corner}>{'\u00A0'}</td>
              {COLUMNS.map((column) => (
                <td key={column} className={styles.ad}>
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
