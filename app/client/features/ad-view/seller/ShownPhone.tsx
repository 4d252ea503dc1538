import { copyText } from '../../../device/copy-text.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { phoneHref, phoneText } from '../../../ui/phone/phone-text.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { shownPhoneWords } from './shown-phone-words.ru.ts';

import styles from './ShownPhone.module.css';

/** Properties of a revealed phone. */
export interface ShownPhoneProps {
  readonly number: string;
  /** `row`: in one row, with an icon alone to copy. */
  readonly variant: 'column' | 'row';
}

/** The seller's number, to call or to copy. It takes the focus: the button that had it is gone. */
export function ShownPhone({ number, variant }: ShownPhoneProps) {
  const copy = async () => {
    const isCopied = await copyText(phoneText(number).replaceAll('\u00A0', ' '));
    showToast({ text: isCopied ? shownPhoneWords.copied : shownPhoneWords.notCopied });
  };
  return (
    <div className={styles.shown} data-variant={variant}>
      <a className={styles.number} href={phoneHref(number)} ref={takeFocus}>
        {phoneText(number)}
      </a>
      <Button size="block" aria-label={shownPhoneWords.copy} onClick={() => void copy()}>
        <Icon name="copy" />
        {variant === 'column' && shownPhoneWords.copy}
      </Button>
    </div>
  );
}

function takeFocus(number: HTMLElement | null): void {
  number?.focus();
}
