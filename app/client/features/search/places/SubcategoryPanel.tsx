import { useId, useState } from 'react';
import { Link } from 'wouter';

import { Button } from '../../../ui/button/Button.tsx';
import { searchWords } from '../search-words.ru.ts';
import type { SubcategoryGroup } from './subcategory-groups.ts';

import styles from './SubcategoryPanel.module.css';

/** Rows of a group before «Показать все» is pressed (SCREENS, «/category/{id}»). */
const ROWS = 2;

interface SubcategoryPanelProps {
  readonly groups: readonly SubcategoryGroup[];
}

/** Groups of subcategories as columns above the results. */
export function SubcategoryPanel({ groups }: SubcategoryPanelProps) {
  const listId = useId();
  const [isWhole, setWhole] = useState(false);
  const hasMore = groups.some(({ links }) => links.length > ROWS);
  return (
    <nav className={styles.panel} aria-label={searchWords.subcategories}>
      <div id={listId} className={styles.groups}>
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {(isWhole ? links : links.slice(0, ROWS)).map(({ id, name, href }) => (
                <li key={id}>
                  <Link className={styles.link} href={href}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {hasMore && (
        <span className={styles.more}>
          <Button
            variant="text"
            size="small"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? searchWords.showLess : searchWords.showAll}
          </Button>
        </span>
      )}
    </nav>
  );
}
