import type { Sort } from '../../../contract/index.ts';
import { SORTS } from '../../../contract/plain.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { searchWords, sortNames } from './search-words.ru.ts';

import styles from './SortSelect.module.css';

interface SortSelectProps {
  readonly sort: Sort;
  /** Address of the same search in another order. */
  readonly hrefOf: (sort: Sort) => string;
  readonly onSort: (sort: Sort) => void;
}

/** «Сортировка»: the sort order of the results. */
export function SortSelect({ sort, hrefOf, onSort }: SortSelectProps) {
  return (
    <>
      <span className={styles.sort}>
        <Icon name="sort" />
        <select
          className={styles.select}
          aria-label={searchWords.sort}
          value={sort}
          onChange={({ target }) => onSort(SORTS.find((one) => one === target.value) ?? 'relevant')}
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {sortNames[one]}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
      {/* Only in the HTML from the server: without JavaScript a choice does nothing. */}
      <noscript>
        <span className={styles.links}>
          {SORTS.map((one) => (
            <a key={one} href={hrefOf(one)} aria-current={one === sort ? 'true' : undefined}>
              {sortNames[one]}
            </a>
          ))}
        </span>
      </noscript>
    </>
  );
}
