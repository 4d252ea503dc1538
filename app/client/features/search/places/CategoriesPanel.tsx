import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

import { creationStructure } from '../../../api/definitions/filters.ts';
import { writeSearchAddress } from '../../../links/search-address.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import { searchWords } from '../search-words.ru.ts';

import styles from './CategoriesPanel.module.css';

interface CategoriesPanelProps {
  /** The search without a scope. */
  readonly address: SearchAddress;
}

/** Scopes for the same query, beside results of all categories: filters require a category. */
export function CategoriesPanel({ address }: CategoriesPanelProps) {
  const { data } = useQuery(creationStructure());
  return (
    <nav className={styles.panel} aria-label={searchWords.categories}>
      <h2 className={styles.title}>{searchWords.categories}</h2>
      <ul>
        {(data?.categories ?? []).map(({ id, name }) => (
          <li key={id}>
            <Link className={styles.link} href={writeSearchAddress({ ...address, categoryId: id })}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
