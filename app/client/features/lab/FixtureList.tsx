import { useState } from 'react';

import type { LabFixtureSummary } from '../../../contract/index.ts';
import { labWords, modeNames } from './lab-words.ru.ts';

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
      <input
        className={styles.find}
        type="search"
        aria-label={labWords.find}
        placeholder={labWords.find}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {found.length === 0 && <p className={styles.nothing}>{labWords.nothingFound}</p>}
      {groups.map(([group, members = []]) => (
        <details
          key={group}
          className={styles.group}
          open={wanted !== '' || members.some(({ id }) => id === chosen)}
        >
          <summary className={styles.title}>{group}</summary>
          <ul>
            {members.map(({ id, title, mode }) => (
              <li key={id}>
                <button
                  className={styles.fixture}
                  type="button"
                  aria-current={id === chosen}
                  onClick={() => onChoose(id)}
                >
                  <span>{title}</span>
                  <span className={styles.mode}>{modeNames[mode]}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}
