import { useId, useState } from 'react';
import type { FormEvent } from 'react';

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

/** The complaint about an ad: a reason, and words of one's own. A failure keeps them. */
export function ComplaintDialog({ adId, onClose }: ComplaintDialogProps) {
  const id = useId();
  const [reason, setReason] = useState<ComplaintReason | null>(null);
  const [details, setDetails] = useState('');
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
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <Dialog isOpen size="confirm" title={complaintWords.title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Reasons
          legend={complaintWords.reason}
          reasons={COMPLAINT_REASONS}
          texts={reasonTexts}
          chosen={reason}
          describedBy={`${id}-error`}
          onChange={(chosen) => {
            setReason(chosen);
            setError(null);
          }}
        />
        <label className={styles.label} htmlFor={`${id}-details`}>
          {complaintWords.details}
        </label>
        <textarea
          id={`${id}-details`}
          className={styles.details}
          rows={3}
          maxLength={COMPLAINT_LENGTH}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
        <Button type="submit" variant="primary" busy={isBusy ? complaintWords.send : null}>
          {complaintWords.send}
        </Button>
        <Button onClick={onClose}>{complaintWords.cancel}</Button>
      </form>
    </Dialog>
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
