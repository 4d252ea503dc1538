import type { LabTraceSummary } from '../../contract/index.ts';
import { labWords, modeNames, openTraceName } from '../lab-words.ru.ts';
import { GroupedList } from './GroupedList.tsx';

import styles from './TraceList.module.css';

interface TraceListProps {
  /** `null` while they load. */
  readonly traces: readonly LabTraceSummary[] | null;
  /** Id of the trace that is open; `null` when none is. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Lists the recorded traces by category, with a search over titles and ids. */
export function TraceList({ traces, chosen, onChoose }: TraceListProps) {
  return (
    <GroupedList
      label={labWords.traceList}
      findLabel={labWords.findTrace}
      nothingFound={labWords.noTraceFound}
      members={traces}
      chosen={chosen}
      textOf={({ title, group, id, shows }) => `${title} ${group} ${id} ${shows}`}
      renderGroup={(members) => (
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
                <span className={styles.shows}>{summaryOf({ title, ...trace })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    />
  );
}

/**
 * Returns what a trace shows without the group and title that are already on the screen; empty when
 * nothing else remains.
 */
function summaryOf({ group, title, shows }: Pick<LabTraceSummary, 'group' | 'title' | 'shows'>) {
  const named = [`${group}, ${title}`, title].find((name) => shows.startsWith(name));
  return named === undefined ? shows : shows.slice(named.length).replace(/^: /, '');
}
