import { useEffect, useRef } from 'react';

import { StateBlock } from '../client/ui/state-block/StateBlock.tsx';
import { CoverageView } from './coverage/CoverageView.tsx';
import type { LabAddress } from './lab-address.ts';
import { FRESH_FORM } from './lab-address.ts';
import { labWords } from './lab-words.ru.ts';
import { DropZone } from './own/DropZone.tsx';
import { OwnBench } from './own/OwnBench.tsx';
import { useOwn } from './own/use-own.ts';
import { RecordedPage } from './RecordedPage.tsx';
import { RecordedTrace } from './RecordedTrace.tsx';
import { LabSide } from './side/LabSide.tsx';

import styles from './Lab.module.css';

interface LabProps {
  readonly address: LabAddress;
  /** Changes parts of the link; the rest stays. */
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/** The tester's lab: what was recorded at the left, a form and its insides beside it. */
export function Lab({ address, onAddress }: LabProps) {
  const own = useOwn(({ type }) =>
    onAddress({ ...FRESH_FORM, view: type === 'definition' ? 'both' : null }),
  );
  const work = useRef<HTMLDivElement>(null);
  const ownId = own.own?.id ?? null;
  useEffect(() => {
    // Whoever opens a file may be far down a list of pages.
    if (ownId !== null) work.current?.scrollIntoView({ block: 'start' });
  }, [ownId]);
  const choose = (change: Partial<LabAddress>) => {
    own.close();
    onAddress(change);
  };
  return (
    <DropZone onFile={own.openFile}>
      <div className={styles.lab}>
        <LabSide address={address} own={own} onChoose={choose} />
        <div ref={work} className={styles.work}>
          {own.own === null ? (
            <Recorded address={address} onAddress={onAddress} />
          ) : (
            <OwnBench key={own.own.id} own={own.own} address={address} onAddress={onAddress} />
          )}
        </div>
      </div>
    </DropZone>
  );
}

/** What the link names: a page, a trace, or nothing yet. */
export function Recorded({ address, onAddress }: LabProps) {
  const { trace, fixture } = address;
  if (trace !== null) {
    return <RecordedTrace key={trace} id={trace} address={address} onAddress={onAddress} />;
  }
  if (fixture !== null) {
    return <RecordedPage key={fixture} id={fixture} address={address} onAddress={onAddress} />;
  }
  return (
    <>
      <div className={styles.empty}>
        <StateBlock icon="doc" title={<h2>{labWords.nothingOpen}</h2>} text={labWords.choose} />
      </div>
      <CoverageView onOpen={(page) => onAddress({ ...FRESH_FORM, fixture: page })} />
    </>
  );
}
