import type { LabFixtureSummary } from '../../contract/index.ts';
import { labWords, modeNames, openFixtureName } from '../lab-words.ru.ts';
import { GroupedList } from './GroupedList.tsx';

import styles from './FixtureList.module.css';

interface FixtureListProps {
  /** `null` while they load. */
  readonly fixtures: readonly LabFixtureSummary[] | null;
  /** Id of the page that is open; `null` when none is. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Lists the recorded pages by category, with a search over titles and ids. */
export function FixtureList({ fixtures, chosen, onChoose }: FixtureListProps) {
  return (
    <GroupedList
      label={labWords.fixtures}
      findLabel={labWords.find}
      nothingFound={labWords.nothingFound}
      members={fixtures}
      chosen={chosen}
      textOf={({ title, group, id }) => `${title} ${group} ${id}`}
      renderGroup={(members) => (
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
      )}
    />
  );
}

function pagesByTitle(
  members: readonly LabFixtureSummary[],
): readonly (readonly [title: string, pages: readonly LabFixtureSummary[]])[] {
  const byTitle = Map.groupBy(members, ({ title }) => title);
  return [...byTitle].map(([title, pages]) => [title, pages] as const);
}
