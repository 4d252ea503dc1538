import { useQuery } from '@tanstack/react-query';

import { refusalText } from '../../../contract/plain.ts';
import { adAllowance } from '../../api/ads/ad-allowance.ts';
import { session } from '../../device/session.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { createAdWords } from './create-ad-words.ru.ts';

import styles from './LimitNote.module.css';

/** Before the form: the limit of ads that a new one would exceed now. Renders nothing below it. */
export function LimitNote() {
  // The form remains after its session has ended; a guest has no limit.
  const isUser = session.use().accessToken !== null;
  const allowance = useQuery({ ...adAllowance(), enabled: isUser });
  const refusal = allowance.data?.refusal ?? null;
  if (refusal === null || !isUser) return null;
  return (
    <div className={styles.note} role="status">
      <div className={styles.text}>
        <p className={styles.reason}>{refusalText(refusal)}</p>
        <p>{createAdWords.limitDraft}</p>
      </div>
      {refusal === 'ads.too-many' && (
        <ButtonLink variant="neutral" href="/my-advertisements">
          {createAdWords.myAds}
        </ButtonLink>
      )}
    </div>
  );
}
