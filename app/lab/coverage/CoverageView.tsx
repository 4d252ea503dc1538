import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import type { LabCoverage } from '../../contract/index.ts';
import { labCoverage } from '../calls/lab-coverage.ts';
import { CellDetails } from './CellDetails.tsx';
import type { ChosenCell, CoverageColumns } from './coverage-table.ts';
import { coverageWords, sizeText, skippedText } from './coverage-words.ru.ts';
import { CoverageTable } from './CoverageTable.tsx';
import { readFolder, type FolderCoverage } from './read-folder.ts';

import styles from './CoverageView.module.css';

interface CoverageViewProps {
  /** Opens a recorded page by id. */
  readonly onOpen: (fixture: string) => void;
}

/** Shows what the recorded pages, or a folder of definitions, cover of all possible features. */
export function CoverageView({ onOpen }: CoverageViewProps) {
  const recorded = useQuery(labCoverage());
  const [folder, setFolder] = useState<FolderCoverage | null>(null);
  return (
    <section className={styles.view} aria-label={coverageWords.title}>
      <header className={styles.head}>
        <h2>{coverageWords.title}</h2>
        <FolderButton onFolder={setFolder} />
      </header>
      {folder === null ? (
        <>
          {recorded.isPending && <p role="status">{coverageWords.loading}</p>}
          {recorded.isError && (
            <div role="alert">
              <p>
                {coverageWords.failed} {recorded.error.message}
              </p>
              <Button onClick={() => void recorded.refetch()}>{coverageWords.retry}</Button>
            </div>
          )}
          {recorded.data !== undefined && (
            <Matrix coverage={recorded.data} title={coverageWords.recorded} onOpen={onOpen} />
          )}
        </>
      ) : (
        <>
          <Matrix coverage={folder.coverage} title={coverageWords.folder} onOpen={null} />
          {folder.skipped.length > 0 && <p role="status">{skippedText(folder.skipped)}</p>}
          <Button variant="text" onClick={() => setFolder(null)}>
            {coverageWords.recorded}
          </Button>
        </>
      )}
    </section>
  );
}

function FolderButton({ onFolder }: { readonly onFolder: (folder: FolderCoverage) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={(element) => {
          input.current = element;
          // React has no such prop: the attribute makes the input pick a folder.
          element?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        aria-label={coverageWords.openFolder}
        hidden
        onChange={({ target }) => {
          void readFolder(Array.from(target.files ?? [])).then(onFolder);
        }}
      />
      <Button variant="outline" onClick={() => input.current?.click()}>
        {coverageWords.openFolder}
      </Button>
    </>
  );
}

interface MatrixProps {
  readonly coverage: LabCoverage;
  readonly title: string;
  /** `null` when pages cannot be opened. */
  readonly onOpen: ((fixture: string) => void) | null;
}

function Matrix({ coverage, title, onOpen }: MatrixProps) {
  const [columns, setColumns] = useState<CoverageColumns>('features');
  const [cell, setCell] = useState<ChosenCell | null>(null);
  return (
    <>
      <ul className={styles.intro}>
        {coverageWords.legend.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.bar}>
        <p>
          {title}: {sizeText(coverage.pages, coverage.fields)}
        </p>
        <div className={styles.columns} role="group" aria-label={coverageWords.by}>
          {COLUMNS.map(([name, label]) => (
            <Button
              key={name}
              size="small"
              variant="outline"
              aria-pressed={columns === name}
              onClick={() => setColumns(name)}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
      <CoverageTable coverage={coverage} columns={columns} chosen={cell} onChoose={setCell} />
      {cell !== null && <CellDetails cell={cell} onOpen={onOpen} />}
    </>
  );
}

const COLUMNS: readonly (readonly [CoverageColumns, string])[] = [
  ['features', coverageWords.features],
  ['data_types', coverageWords.dataTypes],
];
