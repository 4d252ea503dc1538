import { useState } from 'react';

import type { LabTraceSummary } from '../../../../contract/index.ts';
import { labWords, modeNames, openTraceName } from '../lab-words.ru.ts';
import { ListSearch } from './ListSearch.tsx';

import styles from './TraceList.module.css';

interface TraceListProps {
  readonly traces: readonly LabTraceSummary[];
  /** Id of the trace that is open; `null` when none is. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Every recorded trace, by its category, with a search over titles and ids. */
export function TraceList({ traces, chosen, onChoose }: TraceListProps) {
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const found = traces.filter(({ title, id, group, shows }) =>
    `${title} ${group} ${id} ${shows}`.toLowerCase().includes(wanted),
  );
  const groups = [...Map.groupBy(found, ({ group }) => group)];

  return (
    <nav className={styles.list} aria-label={labWords.traceList}>
      <ListSearch label={labWords.findTrace} query={query} onQuery={setQuery} />
      {traces.length > 0 && found.length === 0 && (
        <p className={styles.nothing}>{labWords.noTraceFound}</p>
      )}
      {groups.map(([group, members]) => (
        <details
          key={group}
          className={styles.group}
          open={wanted !== '' || members.some(({ id }) => id === chosen)}
        >
          <summary className={styles.title}>{group}</summary>
          <ul className={styles.members}>
            {members.map(({ id, title, mode, ...trace }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.open}
                  aria-current={id === chosen}
                  aria-label={openTraceName(title, mode, trace.shows)}
                  onClick={() => onChoose(id)}
                >
                  <span className={styles.name}>
                    {title} <span className={styles.mode}>{modeNames[mode]}</span>
                  </span>
                  <span className={styles.shows}>{storyOf({ title, ...trace })}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

/** What a trace shows, without the names that stand above it; empty when those are all it says. */
function storyOf({ group, title, shows }: Pick<LabTraceSummary, 'group' | 'title' | 'shows'>) {
  const named = [`${group}, ${title}`, title].find((name) => shows.startsWith(name));
  return named === undefined ? shows : shows.slice(named.length).replace(/^: /, '');
}
