import { useState } from 'react';

import type { LabFixtureSummary } from '../../../../contract/index.ts';
import { labWords, modeNames, openFixtureName } from '../lab-words.ru.ts';
import { ListSearch } from './ListSearch.tsx';

import styles from './FixtureList.module.css';

interface FixtureListProps {
  readonly fixtures: readonly LabFixtureSummary[];
  /** Id of the page that is open; `null` when none is. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Every recorded page, by its category, with a search over titles and ids. */
export function FixtureList({ fixtures, chosen, onChoose }: FixtureListProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = fixtures.filter(({ title, id, group }) =>
    `${title} ${group} ${id}`.toLowerCase().includes(wanted),
  );
  const groups = Object.entries(Object.groupBy(found, ({ group }) => group));

  return (
    <nav className={styles.list} aria-label={labWords.fixtures}>
      <ListSearch label={labWords.find} query={query} onQuery={setQuery} />
      {fixtures.length > 0 && found.length === 0 && (
        <p className={styles.nothing}>{labWords.nothingFound}</p>
      )}
      {groups.map(([group, members = []]) => (
        <details
          key={group}
          className={styles.group}
          open={wanted !== '' || members.some(({ id }) => id === chosen)}
        >
          <summary className={styles.title}>{group}</summary>
          <ul>
            {pagesByTitle(members).map(([title, pages]) => (
              <li key={title} className={styles.row}>
                <span className={styles.name}>{title}</span>
                {pages.map(({ id, mode }) => (
                  <button
                    key={id}
                    className={styles.open}
                    type="button"
                    aria-current={id === chosen}
                    aria-label={openFixtureName(title, mode)}
                    onClick={() => onChoose(id)}
                  >
                    {modeNames[mode]}
                  </button>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function pagesByTitle(
  members: readonly LabFixtureSummary[],
): readonly (readonly [title: string, pages: readonly LabFixtureSummary[]])[] {
  const byTitle = Map.groupBy(members, ({ title }) => title);
  return [...byTitle].map(([title, pages]) => [title, pages] as const);
}
