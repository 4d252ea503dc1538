import { useEffect, useId, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';

import { CODE_LENGTH } from '../../../contract/plain.ts';
import { authWords, boxName } from './auth-words.ru.ts';
import { digitAt, editCode, pasteCode } from './code-edit.ts';
import type { CodeEdit } from './code-edit.ts';

import styles from './CodeBoxes.module.css';

/** State of the code's verification. */
export type CodeState = 'typing' | 'checking' | 'refused' | 'accepted';

interface CodeBoxesProps {
  /** One character per box, a space for an empty one. */
  readonly code: string;
  readonly state: CodeState;
  /** Text of an accepted code. */
  readonly accepted: string;
  readonly onCode: (code: string) => void;
}

const BOX_INDEXES = Array.from({ length: CODE_LENGTH }, (_, index) => index);

/** Six boxes of one digit each, filled by typing, pasting and the phone's autofill. */
export function CodeBoxes({ code, state, accepted, onCode }: CodeBoxesProps) {
  const stateId = useId();
  const firstBox = useRef<HTMLInputElement>(null);
  useEffect(() => {
    firstBox.current?.focus();
  }, []);
  const isRefused = state === 'refused';
  useEffect(() => {
    const box = firstBox.current;
    // After the refusal was read: the message had the focus and has returned it.
    return isRefused ? () => box?.focus() : undefined;
  }, [isRefused]);

  const put = (boxes: Element | null, { code: next, focus }: CodeEdit) => {
    focusBox(boxes, focus);
    onCode(next);
  };
  const paste = (event: ClipboardEvent<HTMLElement>, index: number) => {
    event.preventDefault();
    if (state !== 'typing') return;
    const text = event.clipboardData.getData('text');
    put(event.currentTarget.parentElement, pasteCode(code, { index, text }));
  };
  const move = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const target = targetOf(event.key, { index, digit: digitAt(code, index) });
    if (target === null) return;
    event.preventDefault();
    focusBox(event.currentTarget.parentElement, target);
  };

  return (
    <fieldset className={styles.code} data-state={state} aria-describedby={stateId}>
      <legend className={styles.legend}>{authWords.code}</legend>
      <div className={styles.boxes}>
        {BOX_INDEXES.map((index) => (
          <input
            key={index}
            ref={index === 0 ? firstBox : null}
            className={styles.box}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={boxName(index, CODE_LENGTH)}
            data-first={index === 0 ? true : undefined}
            value={digitAt(code, index)}
            readOnly={state !== 'typing'}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) =>
              put(target.parentElement, editCode(code, { index, text: target.value }))
            }
            onPaste={(event) => paste(event, index)}
            onKeyDown={(event) => move(event, index)}
          />
        ))}
      </div>
      <p id={stateId} className={styles.state} role="status">
        {state === 'checking' ? authWords.checking : state === 'accepted' ? accepted : ''}
      </p>
    </fieldset>
  );
}

/** The box that a key leads to; `null` for a key without a special meaning. */
function targetOf(
  key: string,
  { index, digit }: { readonly index: number; readonly digit: string },
): number | null {
  switch (key) {
    case 'Backspace':
      return digit === '' && index > 0 ? index - 1 : null;
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(CODE_LENGTH - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return CODE_LENGTH - 1;
    case digit:
      // Re-entering the same digit fires no change event, but must move to the next box.
      return Math.min(CODE_LENGTH - 1, index + 1);
    default:
      return null;
  }
}

function focusBox(boxes: Element | null, index: number): void {
  boxes?.querySelectorAll('input')[index]?.focus();
}
