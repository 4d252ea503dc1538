import { useEffect, useRef } from 'react';

import { StateBlock } from '../client/ui/state-block/StateBlock.tsx';
import { CoverageView } from './coverage/CoverageView.tsx';
import type { LabAddress } from './lab-address.ts';
import { FRESH_FORM } from './lab-address.ts';
import { labWords } from './lab-words.ru.ts';
import { DropZone } from './opened-file/DropZone.tsx';
import { OpenedFileWorkbench } from './opened-file/OpenedFileWorkbench.tsx';
import { useOpenedFile } from './opened-file/use-opened-file.ts';
import { RecordedPage } from './RecordedPage.tsx';
import { RecordedTrace } from './RecordedTrace.tsx';
import { LabSide } from './side/LabSide.tsx';

import styles from './Lab.module.css';

interface LabProps {
  readonly address: LabAddress;
  /** Changes the named parts of the link and keeps the others. */
  readonly onAddress: (change: Partial<LabAddress>) => void;
}

/**
 * The tester's lab: a list of recordings on the left, the open form and its panels on the right.
 */
export function Lab({ address, onAddress }: LabProps) {
  const opened = useOpenedFile(({ type }) =>
    onAddress({ ...FRESH_FORM, view: type === 'definition' ? 'both' : null }),
  );
  const work = useRef<HTMLDivElement>(null);
  const openedId = opened.file?.id ?? null;
  useEffect(() => {
    // The list of pages may be scrolled far down when a file is opened.
    if (openedId !== null) work.current?.scrollIntoView({ block: 'start' });
  }, [openedId]);
  const choose = (change: Partial<LabAddress>) => {
    opened.close();
    onAddress(change);
  };
  return (
    <DropZone onFile={opened.openFile}>
      <div className={styles.lab}>
        <LabSide address={address} opened={opened} onChoose={choose} />
        <div ref={work} className={styles.work}>
          {opened.file === null ? (
            <Recorded address={address} onAddress={onAddress} />
          ) : (
            <OpenedFileWorkbench
              key={opened.file.id}
              file={opened.file}
              address={address}
              onAddress={onAddress}
            />
          )}
        </div>
      </div>
    </DropZone>
  );
}

/** Draws the page or the trace that the link names; an empty state when it names neither. */
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
