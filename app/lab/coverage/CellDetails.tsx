import type { ChosenCell } from './coverage-table.ts';
import { cellName, coverageWords } from './coverage-words.ru.ts';
import { columnName, typeName } from './CoverageTable.tsx';

import styles from './CellDetails.module.css';

interface CellDetailsProps {
  readonly cell: ChosenCell;
  /** Opens a page; `null` when pages cannot be opened. */
  readonly onOpen: ((fixture: string) => void) | null;
}

/** Details of a cell: the first pages that have the feature, and the faults of the type. */
export function CellDetails({ cell, onOpen }: CellDetailsProps) {
  const { row, column, count, pages } = cell;
  return (
    <section className={styles.details} aria-live="polite">
      <h3>{cellName(typeName(row), columnName(column), count)}</h3>
      <h4 className={styles.title}>{coverageWords.where}</h4>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page}>
            {onOpen === null ? (
              <code>{page}</code>
            ) : (
              <button type="button" className={styles.page} onClick={() => onOpen(page)}>
                {page}
              </button>
            )}
          </li>
        ))}
      </ul>
      <h4 className={styles.title}>{coverageWords.faults}</h4>
      <p className={styles.faults}>{row.faults.join(', ') || coverageWords.none}</p>
    </section>
  );
}
