import { useId, useState } from 'react';

import { COMPLAINT_LENGTH, COMPLAINT_REASONS } from '../../../../contract/plain.ts';
import type { ComplaintReason } from '../../../../contract/plain.ts';
import { sendComplaint } from '../../../api/ads/send-complaint.ts';
import { ApiFailure } from '../../../api/transport/api-failure.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Reasons } from '../../../ui/reasons/Reasons.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { complaintWords, reasonTexts } from './complaint-words.ru.ts';

import styles from './ComplaintDialog.module.css';

interface ComplaintDialogProps {
  readonly adId: number;
  readonly onClose: () => void;
}

interface Draft {
  readonly reason: ComplaintReason | null;
  readonly details: string;
}

/** Unsent complaints of this visit, by ad. */
const drafts = new Map<number, Draft>();

/** What is written of a complaint; only sending and «Отмена» drop it. */
function useDraft(adId: number) {
  const [draft, setDraft] = useState<Draft>(drafts.get(adId) ?? { reason: null, details: '' });
  return {
    ...draft,
    write: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      drafts.set(adId, next);
      setDraft(next);
    },
    drop: () => void drafts.delete(adId),
  };
}

/**
 * The complaint about an ad: a reason, and words of one's own. A failure keeps them, and so does a
 * press beside the dialog.
 */
export function ComplaintDialog({ adId, onClose }: ComplaintDialogProps) {
  const id = useId();
  const { reason, details, write, drop } = useDraft(adId);
  const end = () => {
    drop();
    onClose();
  };
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (form: HTMLFormElement) => {
    if (reason === null) {
      setError(complaintWords.noReason);
      form.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const failure = await failureOf(sendComplaint(adId, { reason, details }));
    setBusy(false);
    setError(failure);
    if (failure !== null) return;
    showToast({ text: complaintWords.sent });
    end();
  };
  return (
    <Dialog isOpen size="confirm" title={complaintWords.title} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <Reasons
          legend={complaintWords.reason}
          reasons={COMPLAINT_REASONS}
          texts={reasonTexts}
          chosen={reason}
          describedBy={`${id}-error`}
          onChange={(chosen) => {
            write({ reason: chosen });
            setError(null);
          }}
        />
        <Details text={details} onText={(text) => write({ details: text })} />
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
        <Button type="submit" variant="primary" busy={isBusy ? complaintWords.send : null}>
          {complaintWords.send}
        </Button>
        <Button onClick={end}>{complaintWords.cancel}</Button>
      </form>
    </Dialog>
  );
}

interface DetailsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function Details({ text, onText }: DetailsProps) {
  const id = useId();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {complaintWords.details}
      </label>
      <textarea
        id={id}
        className={styles.details}
        rows={3}
        maxLength={COMPLAINT_LENGTH}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </>
  );
}

/** The message of a failed call; `null` for one that succeeded. */
async function failureOf(sent: Promise<unknown>): Promise<string | null> {
  try {
    await sent;
    return null;
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return failure.message;
  }
}
