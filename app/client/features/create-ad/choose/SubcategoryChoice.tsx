import { useState } from 'react';
import { Link } from 'wouter';

import type { Category } from '../../../../contract/index.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { FIRST_STEP, writeCreateAddress } from '../ad-address.ts';
import { createAdWords } from '../create-ad-words.ru.ts';
import { loadFormParts } from '../machine/load-ad-page.ts';
import { findSubcategories, subcategoryGroups } from './subcategory-groups.ts';

import styles from './SubcategoryChoice.module.css';

/** Minimum length of a list with a search field. */
const LONG = 12;

/** Subcategories of a category, in groups where it has them. */
export function SubcategoryChoice({ category }: { readonly category: Category }) {
  const [query, setQuery] = useState('');
  const groups = findSubcategories(subcategoryGroups(category), query);
  return (
    <div className={styles.panel}>
      <nav className={styles.way} aria-label={createAdWords.category}>
        <Link className={styles.back} href={writeCreateAddress(FIRST_STEP)}>
          {createAdWords.allCategories}
        </Link>
        <Icon name="right" size={16} />
        <span className={styles.here} aria-current="page">
          {category.name}
        </span>
      </nav>
      {category.subcategories.length > LONG && (
        <input
          className={styles.search}
          type="search"
          aria-label={createAdWords.findSubcategory}
          placeholder={createAdWords.findSubcategory}
          value={query}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      )}
      {groups.length === 0 && <p role="status">{createAdWords.nothingFound(query)}</p>}
      {groups.map(({ id, name, subcategories }) => (
        <section key={id} aria-label={name ?? category.name}>
          {name !== null && <h2 className={styles.group}>{name}</h2>}
          <ul>
            {subcategories.map((subcategory) => (
              <li key={subcategory.id} className={styles.row}>
                <Link
                  className={styles.link}
                  href={writeCreateAddress({
                    categoryId: category.id,
                    subcategoryId: subcategory.id,
                  })}
                  onPointerEnter={prepare}
                  onFocus={prepare}
                >
                  {subcategory.name}
                  <Icon name="right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A failure is reported when the form is opened. */
function prepare(): void {
  loadFormParts().catch(() => undefined);
}
