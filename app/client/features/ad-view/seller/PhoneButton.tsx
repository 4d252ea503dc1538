import { useState } from 'react';

import { HIDDEN_PHONE } from '../../../../contract/plain.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { adViewWords } from '../ad-view-words.ru.ts';
import { phoneHref, phoneText } from './phone-text.ts';

import styles from './PhoneButton.module.css';

/** Desktop: a press reveals the seller's number, to call or to copy. */
export function PhoneButton({ phone }: { readonly phone: string }) {
  const [isShown, setShown] = useState(false);
  if (!isShown || phone === HIDDEN_PHONE) {
    return (
      <div className={styles.phone}>
        <Button
          look="primary"
          size="block"
          busy={isShown ? adViewWords.showPhone : null}
          onClick={() => setShown(true)}
        >
          <Icon name="phone" />
          {adViewWords.showPhone}
        </Button>
      </div>
    );
  }
  const copy = () => {
    navigator.clipboard.writeText(phoneText(phone).replaceAll('\u00A0', ' ')).then(
      () => showToast({ text: adViewWords.phoneCopied }),
      () => showToast({ text: adViewWords.failed }),
    );
  };
  return (
    <div className={styles.phone}>
      <a className={styles.number} href={phoneHref(phone)} ref={takeFocus}>
        {phoneText(phone)}
      </a>
      <Button size="block" onClick={copy}>
        <Icon name="copy" />
        {adViewWords.copy}
      </Button>
    </div>
  );
}

// The revealed number takes the focus, since the button that had it is gone.
function takeFocus(number: HTMLElement | null): void {
  number?.focus();
}

/** Mobile: a bar at the bottom with the call button. */
export function CallBar({ phone }: { readonly phone: string }) {
  return (
    <div className={styles.bar}>
      {phone === HIDDEN_PHONE ? (
        <Button look="primary" size="block" disabled>
          <Icon name="phone" />
          {adViewWords.call}
        </Button>
      ) : (
        <ButtonLink size="block" href={phoneHref(phone)}>
          <Icon name="phone" />
          {adViewWords.call}
        </ButtonLink>
      )}
    </div>
  );
}
