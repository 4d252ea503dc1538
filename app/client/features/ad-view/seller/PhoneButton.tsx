import { useId } from 'react';

import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Refusal } from './Refusal.tsx';
import type { SellerPhone } from './use-seller-phone.ts';

import styles from './PhoneButton.module.css';

interface PhoneProps {
  readonly phone: SellerPhone;
  /** Name of the button. */
  readonly label: string;
  /** What it does; `null` when its name is enough. */
  readonly hint: string | null;
}

/** Desktop: a press shows the seller's number, to call or to copy. */
export function PhoneButton({ phone, ...words }: PhoneProps) {
  return (
    <div className={styles.phone}>
      <Refusal phone={phone} className={styles.refusal} />
      {phone.state.at === 'shown' ? (
        <phone.state.Shown number={phone.state.phone} variant="column" />
      ) : (
        <ShowButton phone={phone} {...words} />
      )}
    </div>
  );
}

/** Mobile: the same in a bar at the bottom. */
export function CallBar({ phone, ...words }: PhoneProps) {
  return (
    <div className={styles.bar}>
      <Refusal phone={phone} className={styles.refusal} />
      {phone.state.at === 'shown' ? (
        <phone.state.Shown number={phone.state.phone} variant="row" />
      ) : (
        <ShowButton phone={phone} {...words} />
      )}
    </div>
  );
}

function ShowButton({ phone: { state, show }, label, hint }: PhoneProps) {
  const hintId = useId();
  return (
    <>
      <Button
        variant="primary"
        size="block"
        aria-describedby={hint === null ? undefined : hintId}
        busy={state.at === 'asking' ? label : null}
        onClick={show}
      >
        <Icon name="phone" />
        {label}
      </Button>
      {hint !== null && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </>
  );
}
