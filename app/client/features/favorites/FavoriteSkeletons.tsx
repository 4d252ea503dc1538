import { EarlyPhoto } from '../../ui/kept/EarlyPhoto.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';

import styles from './FavoriteRow.module.css';

/** Rows of a first screen. */
const ROWS = [0, 1, 2, 3];

/** Loading favourites, in the boxes of the rows. */
export function FavoriteSkeletons() {
  return ROWS.map((row) => (
    <li key={row} className={styles.row} aria-hidden="true">
      <div className={styles.photo}>
        <Skeleton shape="fill" />
        <EarlyPhoto />
      </div>
      <div>
        <Skeleton width="third" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
    </li>
  ));
}
