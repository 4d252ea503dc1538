import { useIsMobile } from '@bozor/form-engine/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { labFixtures, labTraces } from '../calls/recorded.ts';
import { FRESH_FORM } from '../lab-address.ts';
import type { LabAddress } from '../lab-address.ts';
import { labWords } from '../lab-words.ru.ts';
import { FileOpener } from '../opened-file/FileOpener.tsx';
import { openedFileWords } from '../opened-file/opened-file-words.ru.ts';
import type { useOpenedFile } from '../opened-file/use-opened-file.ts';
import { Segments } from '../Segments.tsx';
import { FailedLoad } from './FailedLoad.tsx';
import { FixtureList } from './FixtureList.tsx';
import { TraceList } from './TraceList.tsx';

import styles from './LabSide.module.css';

interface LabSideProps {
  readonly address: LabAddress;
  readonly opened: ReturnType<typeof useOpenedFile>;
  /** Opens another page or trace. */
  readonly onChoose: (change: Partial<LabAddress>) => void;
}

type Kind = 'pages' | 'traces';

/** Everything that the workbench can open: recorded pages, recorded traces and files. */
export function LabSide({ address, opened, onChoose }: LabSideProps) {
  const [kind, setKind] = useState<Kind>(address.trace === null ? 'pages' : 'traces');
  const hasForm = address.fixture !== null || address.trace !== null || opened.file !== null;
  // On a phone the list is collapsed while a form is open.
  const isFolded = useIsMobile() && hasForm;
  const [isOpenerOpen, setOpenerOpen] = useState(false);
  return (
    <details className={styles.side} open={!isFolded}>
      <summary className={styles.summary}>{labWords.choice}</summary>
      <Segments
        label={labWords.choice}
        names={KINDS}
        chosen={kind}
        onChoose={setKind}
        renderName={(name) => labWords[name]}
      />
      {kind === 'pages' ? (
        <Pages
          chosen={address.fixture}
          onChoose={(fixture) => onChoose({ ...FRESH_FORM, fixture })}
        />
      ) : (
        <Traces chosen={address.trace} onChoose={(trace) => onChoose({ ...FRESH_FORM, trace })} />
      )}
      <details
        className={styles.opener}
        open={isOpenerOpen || opened.error !== null}
        onToggle={({ currentTarget }) => setOpenerOpen(currentTarget.open)}
      >
        <summary className={styles.title}>{openedFileWords.paste}</summary>
        <FileOpener
          error={opened.error}
          onText={opened.openText}
          onFile={opened.openFile}
          onEdit={opened.clearError}
        />
      </details>
    </details>
  );
}

const KINDS: readonly Kind[] = ['pages', 'traces'];

interface ListProps {
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

function Pages({ chosen, onChoose }: ListProps) {
  const list = useQuery(labFixtures());
  if (list.isError) {
    return <FailedLoad reason={list.error} onRetry={() => void list.refetch()} />;
  }
  return <FixtureList fixtures={list.data?.fixtures ?? null} chosen={chosen} onChoose={onChoose} />;
}

function Traces({ chosen, onChoose }: ListProps) {
  const list = useQuery(labTraces());
  if (list.isError) {
    return <FailedLoad reason={list.error} onRetry={() => void list.refetch()} />;
  }
  return <TraceList traces={list.data?.traces ?? null} chosen={chosen} onChoose={onChoose} />;
}
