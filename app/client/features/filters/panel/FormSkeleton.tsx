import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { filtersWords } from '../filters-words.ru.ts';

import styles from './FormSkeleton.module.css';

/** Keys of more fields than fit the first screen: what follows does not move when they come. */
const FIELDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Loading filters. */
export function FormSkeleton() {
  return (
    <div className={styles.fields} role="status">
      <VisuallyHidden>{filtersWords.loading}</VisuallyHidden>
      {FIELDS.map((field) => (
        <div key={field}>
          <Skeleton width="third" />
          <div className={styles.control}>
            <Skeleton shape="fill" />
          </div>
        </div>
      ))}
    </div>
  );
}
