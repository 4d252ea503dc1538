import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { filtersWords } from '../filters-words.ru.ts';

import styles from './FormSkeleton.module.css';

const FIELDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

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
