import { useId } from 'react';
import type { ChangeEvent, ClipboardEvent } from 'react';

import { PHONE_DIGITS, PHONE_PREFIX } from '../../../contract/plain.ts';
import { editPhone, groupPhone, toPhoneDigits } from './phone-edit.ts';

import styles from './AuthDialog.module.css';

interface PhoneFieldProps {
  readonly label: string;
  /** After +992, at most nine. */
  readonly digits: string;
  /** While the code is requested the field is read-only. */
  readonly isLocked: boolean;
  readonly onDigits: (digits: string) => void;
}

/** A field for a Tajik phone: a fixed +992, then digits grouped as 2-3-2-2. */
export function PhoneField({ label, digits, isLocked, onDigits }: PhoneFieldProps) {
  const id = useId();
  const prefixId = `${id}-prefix`;

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const caret = target.selectionStart ?? target.value.length;
    const after = editPhone(digits, { text: target.value, caret, kind });
    // The text is set here: React finds it unchanged and keeps the caret.
    target.value = after.text;
    target.setSelectionRange(after.caret, after.caret);
    onDigits(toPhoneDigits(after.text));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = toPhoneDigits(event.clipboardData.getData('text'));
    if (pasted.length !== PHONE_DIGITS) return;
    // A complete pasted number replaces the content.
    event.preventDefault();
    onDigits(pasted);
  };

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <span className={styles.box}>
        <span id={prefixId} className={styles.prefix}>
          {PHONE_PREFIX}
        </span>
        <input
          id={id}
          className={styles.input}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          aria-describedby={prefixId}
          data-first
          value={groupPhone(digits)}
          readOnly={isLocked}
          onChange={edit}
          onPaste={paste}
        />
      </span>
    </div>
  );
}
