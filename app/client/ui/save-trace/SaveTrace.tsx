import { scrub, writeTrace } from '@bozor/form-engine/trace';
import type { Trace } from '@bozor/form-engine/trace';
import { useId, useState } from 'react';

import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon } from '../icon/Icon.tsx';
import { showToast } from '../toast/toast.ts';
import { saveFile } from './save-file.ts';
import { recordedText, savedText, saveTraceWords } from './save-trace-words.ru.ts';

import styles from './SaveTrace.module.css';

interface SaveTraceProps {
  /** The recording up to now. */
  readonly record: () => Trace;
  /** File name without the extension. */
  readonly name: string;
}

/**
 * The button that saves the recording of a form as a file, without personal data unless selected.
 */
export function SaveTrace({ record, name }: SaveTraceProps) {
  const [trace, setTrace] = useState<Trace | null>(null);
  return (
    <>
      <Button look="soft" onClick={() => setTrace(record())}>
        <Icon name="download" />
        {saveTraceWords.open}
      </Button>
      {trace !== null && (
        <SaveDialog trace={trace} fileName={`${name}.trace.json`} onClose={() => setTrace(null)} />
      )}
    </>
  );
}

interface SaveDialogProps {
  readonly trace: Trace;
  readonly fileName: string;
  readonly onClose: () => void;
}

function SaveDialog({ trace, fileName, onClose }: SaveDialogProps) {
  const id = useId();
  const [isScrubbed, setScrubbed] = useState(true);
  const save = () => {
    saveFile(fileName, writeTrace(isScrubbed ? scrub(trace) : trace));
    onClose();
    showToast({ text: savedText(fileName) });
  };
  return (
    <Dialog
      isOpen
      title={saveTraceWords.title}
      onClose={onClose}
      footer={
        <Button look="primary" size="block" onClick={save}>
          {saveTraceWords.save}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>{recordedText(trace.acts.length, trace.acts.at(-1)?.at ?? 0)}</p>
        <p className={styles.note}>{saveTraceWords.text}</p>
        <label className={styles.scrub}>
          <input
            type="checkbox"
            className={styles.box}
            checked={isScrubbed}
            aria-describedby={id}
            onChange={({ target }) => setScrubbed(target.checked)}
          />
          {saveTraceWords.scrub}
        </label>
        <p id={id} className={styles.note}>
          {saveTraceWords.scrubNote}
        </p>
        <p className={styles.file}>{fileName}</p>
      </div>
    </Dialog>
  );
}
