import { documentPath, PHONE_DIGITS } from '../../../contract/plain.ts';
import { Button } from '../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { authWords } from './auth-words.ru.ts';
import { PhoneField } from './PhoneField.tsx';

import styles from './AuthDialog.module.css';

interface PhoneStepProps {
  /** The purpose of signing in; `null` to show none. */
  readonly lead: string | null;
  /** Digits after +992. */
  readonly phone: string;
  readonly isSending: boolean;
  readonly onPhone: (digits: string) => void;
  readonly onSubmit: () => void;
}

/** «Регистрация»: the phone that gets the code. */
export function PhoneStep({ lead, phone, isSending, onPhone, onSubmit }: PhoneStepProps) {
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {lead !== null && <p className={styles.lead}>{lead}</p>}
      <p className={styles.lead}>{authWords.phoneLead}</p>
      <PhoneField label={authWords.phone} digits={phone} isLocked={isSending} onDigits={onPhone} />
      <Button
        type="submit"
        variant="primary"
        size="block"
        disabled={phone.length !== PHONE_DIGITS}
        busy={isSending ? authWords.sending : null}
      >
        {authWords.next}
      </Button>
      <p className={styles.terms}>
        {authWords.terms}{' '}
        <a href={documentPath('user-agreement')} target="_blank" rel="noreferrer">
          {authWords.termsLink}
          <VisuallyHidden>{authWords.newTab}</VisuallyHidden>
        </a>
      </p>
    </form>
  );
}
