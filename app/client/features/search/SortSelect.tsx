import type { OwnSort } from '../../../contract/index.ts';
import { SORTS } from '../../../contract/plain.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { BY_WORDS, searchWords, sortNames } from './search-words.ru.ts';

import styles from './SortSelect.module.css';

interface SortSelectProps {
  readonly sort: string;
  /** Orders that the scope adds. */
  readonly own: readonly OwnSort[];
  /** Whether the search has words, which some ads match better than others. */
  readonly hasWords: boolean;
  /** Address of the same search in another order. */
  readonly hrefOf: (sort: string) => string;
  readonly onSort: (sort: string) => void;
}

/** «Сортировка»: the sort order of the results. */
export function SortSelect({ sort, own, hasWords, hrefOf, onSort }: SortSelectProps) {
  const common = SORTS.map((id) => ({
    id,
    label: id === 'relevant' && hasWords ? BY_WORDS : sortNames[id],
  }));
  const all: readonly OwnSort[] = [...common, ...own];
  const current = all.find(({ id }) => id === sort)?.id ?? 'relevant';
  return (
    <>
      <span className={styles.sort} data-label={all.find(({ id }) => id === current)?.label}>
        <Icon name="sort" />
        <select
          className={styles.select}
          aria-label={searchWords.sort}
          value={current}
          onChange={({ target }) => onSort(target.value)}
        >
          {all.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" size={16} />
      </span>
      {/* Without JavaScript a choice does nothing. React never reads what is in this element. */}
      <noscript>
        {import.meta.env.SSR && (
          <span className={styles.links}>
            {all.map(({ id, label }) => (
              <a key={id} href={hrefOf(id)} aria-current={id === current ? 'true' : undefined}>
                {label}
              </a>
            ))}
          </span>
        )}
      </noscript>
    </>
  );
}
