import type { LabCoverage } from '../../contract/index.ts';
import type { ChosenCell, CoverageColumns, CoverageRow } from './coverage-table.ts';
import { cellName, cellText, coverageWords, featureNames } from './coverage-words.ru.ts';

import styles from './CoverageTable.module.css';

interface CoverageTableProps {
  readonly coverage: LabCoverage;
  readonly columns: CoverageColumns;
  readonly chosen: ChosenCell | null;
  readonly onChoose: (cell: ChosenCell) => void;
}

/** A table of types by features; it scrolls inside its own container. */
export function CoverageTable({ coverage, columns, chosen, onChoose }: CoverageTableProps) {
  const [first] = coverage.rows;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{coverageWords.type}</th>
            <th scope="col" className={styles.number}>
              {coverageWords.all}
            </th>
            {first?.[columns].map(({ of }) => (
              <th key={of} scope="col" className={styles.number}>
                {columnName(of)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coverage.rows.map((row) => (
            <tr key={row.type ?? ''}>
              <th scope="row">{typeName(row)}</th>
              <td className={styles.number}>{cellText(row.total.count)}</td>
              {row[columns].map(({ of, count, pages }) => (
                <td key={of} className={styles.number}>
                  {count === 0 ? (
                    <span className={styles.empty}>·</span>
                  ) : (
                    <button
                      type="button"
                      className={styles.cell}
                      aria-label={cellName(typeName(row), columnName(of), count)}
                      aria-pressed={chosen?.row === row && chosen.column === of}
                      onClick={() => onChoose({ row, column: of, count, pages })}
                    >
                      {cellText(count)}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the title of a column. */
export function columnName(column: string): string {
  return featureNames[column] ?? column;
}

/** Returns the title of a row. */
export function typeName({ type }: CoverageRow): string {
  return type ?? coverageWords.unknown;
}
