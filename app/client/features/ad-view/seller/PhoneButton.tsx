import { useId } from 'react';

import { copyText } from '../../../device/copy-text.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { phoneHref, phoneText } from '../../../ui/phone/phone-text.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { adViewWords } from '../ad-view-words.ru.ts';
import type { SellerPhone } from './use-seller-phone.ts';

import styles from './PhoneButton.module.css';

interface PhoneProps {
  readonly phone: SellerPhone;
  /** Name of the button. */
  readonly label: string;
  /** What it does, when its name does not say it. */
  readonly hint: string | null;
}

/** Desktop: a press shows the seller's number, to call or to copy. */
export function PhoneButton({ phone, ...words }: PhoneProps) {
  return (
    <div className={styles.phone}>
      <Refusal phone={phone} />
      {phone.state.at === 'shown' ? (
        <>
          <NumberLink number={phone.state.phone} />
          <CopyButton number={phone.state.phone}>{adViewWords.copy}</CopyButton>
        </>
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
      <Refusal phone={phone} />
      {phone.state.at === 'shown' ? (
        <div className={styles.row}>
          <NumberLink number={phone.state.phone} />
          <CopyButton number={phone.state.phone} />
        </div>
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

/** Why the number is not shown. */
function Refusal({ phone: { state, signIn } }: Pick<PhoneProps, 'phone'>) {
  return (
    <div className={styles.refusal} role="alert">
      {state.at === 'refused' && <p>{state.message}</p>}
      {state.at === 'refused' && state.endsBySignIn && (
        <Button size="block" onClick={() => void signIn()}>
          {adViewWords.signIn}
        </Button>
      )}
    </div>
  );
}

function NumberLink({ number }: { readonly number: string }) {
  return (
    <a className={styles.number} href={phoneHref(number)} ref={takeFocus}>
      {phoneText(number)}
    </a>
  );
}

interface CopyButtonProps {
  readonly number: string;
  /** Visible label; without one there is only the icon. */
  readonly children?: string;
}

function CopyButton({ number, children }: CopyButtonProps) {
  const copy = async () => {
    const isCopied = await copyText(phoneText(number).replaceAll('\u00A0', ' '));
    showToast({ text: isCopied ? adViewWords.phoneCopied : adViewWords.notCopied });
  };
  return (
    <Button size="block" aria-label={adViewWords.copy} onClick={() => void copy()}>
      <Icon name="copy" />
      {children}
    </Button>
  );
}

// The revealed number takes the focus, since the button that had it is gone.
function takeFocus(number: HTMLElement | null): void {
  number?.focus();
}
