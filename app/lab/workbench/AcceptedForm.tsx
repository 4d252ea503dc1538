import { Overlay } from '@bozor/form-engine/react';

import { Button } from '../../client/ui/button/Button.tsx';
import { labWords } from '../lab-words.ru.ts';
import { JsonView } from '../panels/JsonView.tsx';
import type { PreviewOutcome } from './use-preview.ts';

import styles from './AcceptedForm.module.css';

interface AcceptedFormProps {
  readonly outcome: PreviewOutcome;
  readonly onClose: () => void;
}

/** Result of the server's validation: the preview of the ad, or the error. */
export function AcceptedForm({ outcome, onClose }: AcceptedFormProps) {
  if (outcome === null) return null;
  const isAccepted = outcome.type === 'accepted';

  return (
    <Overlay
      isOpen
      title={isAccepted ? labWords.accepted : labWords.errorTitle}
      onClose={onClose}
      size="dialog"
      footer={
        <Button variant="primary" onClick={onClose}>
          {labWords.close}
        </Button>
      }
    >
      {isAccepted ? <Preview preview={outcome.preview} /> : <p>{outcome.message}</p>}
    </Overlay>
  );
}

type Accepted = Extract<PreviewOutcome, { readonly type: 'accepted' }>;

function Preview({ preview }: Pick<Accepted, 'preview'>) {
  return (
    <div className={styles.ad}>
      <p className={styles.note}>{labWords.acceptedNote}</p>
      <p className={styles.title}>{preview.title}</p>
      <p>{preview.subtitle2}</p>
      <dl className={styles.facts}>
        {preview.characteristics.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{labWords.answer}</h3>
      <JsonView label={labWords.answer} json={preview} />
    </div>
  );
}
