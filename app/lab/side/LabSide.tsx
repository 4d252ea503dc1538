import { useIsMobile } from '@bozor/form-engine/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { labFixtures, labTraces } from '../calls/recorded.ts';
import { FRESH_FORM } from '../lab-address.ts';
import type { LabAddress } from '../lab-address.ts';
import { labWords } from '../lab-words.ru.ts';
import { OpenOwn } from '../own/OpenOwn.tsx';
import { ownWords } from '../own/own-words.ru.ts';
import type { useOwn } from '../own/use-own.ts';
import { Segments } from '../Segments.tsx';
import { FailedLoad } from './FailedLoad.tsx';
import { FixtureList } from './FixtureList.tsx';
import { TraceList } from './TraceList.tsx';

import styles from './LabSide.module.css';

interface LabSideProps {
  readonly address: LabAddress;
  readonly own: ReturnType<typeof useOwn>;
  /** Opens another page or trace. */
  readonly onChoose: (change: Partial<LabAddress>) => void;
}

type Kind = 'pages' | 'traces';

/** Everything that can be put on the bench: recorded pages, recorded traces, and one's own. */
export function LabSide({ address, own, onChoose }: LabSideProps) {
  const [kind, setKind] = useState<Kind>(address.trace === null ? 'pages' : 'traces');
  const hasForm = address.fixture !== null || address.trace !== null || own.own !== null;
  // On a phone the list folds away once there is a form to look at.
  const isFolded = useIsMobile() && hasForm;
  const [isOwnOpen, setOwnOpen] = useState(false);
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
        className={styles.own}
        open={isOwnOpen || own.error !== null}
        onToggle={({ currentTarget }) => setOwnOpen(currentTarget.open)}
      >
        <summary className={styles.title}>{ownWords.paste}</summary>
        <OpenOwn
          error={own.error}
          onText={own.openText}
          onFile={own.openFile}
          onMend={own.forgetError}
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
  return <FixtureList fixtures={list.data?.fixtures ?? []} chosen={chosen} onChoose={onChoose} />;
}

function Traces({ chosen, onChoose }: ListProps) {
  const list = useQuery(labTraces());
  if (list.isError) {
    return <FailedLoad reason={list.error} onRetry={() => void list.refetch()} />;
  }
  return <TraceList traces={list.data?.traces ?? []} chosen={chosen} onChoose={onChoose} />;
}
