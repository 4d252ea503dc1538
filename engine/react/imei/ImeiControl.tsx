import type { InputEvent } from 'react';

import { kindOf } from '../../fields/registry.ts';
import { IMEI_LENGTH } from '../../rules/imei.ts';
import { Box, boxInput } from '../box/Box.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import { describedByAll } from '../number-text/described-by-all.ts';
import { inputText } from '../number-text/input-text.ts';
import { counterId } from '../text/count-text.ts';
import type { WidgetProps } from '../widget.ts';

import styles from './ImeiControl.module.css';

/**
 * A box for a phone's IMEI: keeps digits only, at most fifteen, and shows when their checksum is
 * right.
 */
export function ImeiControl(props: WidgetProps) {
  const { view, id, describedBy, isInvalid, isDisabled, onInput, onBlur } = props;
  const words = useWords('imei');
  const text = inputText(view.input);
  const isRight = text !== '' && kindOf(view.field).validate(view.input, view.context) === null;
  return (
    <Box
      icon="phone"
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      suffix={isRight ? <RightMark name={words.right} /> : null}
    >
      <input
        id={id}
        type="text"
        className={boxInput}
        inputMode="numeric"
        autoComplete="off"
        disabled={isDisabled}
        placeholder={view.field.placeholder ?? words.placeholder}
        aria-required={view.isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedByAll(describedBy, counterId(id))}
        value={text}
        onBeforeInput={refuseLetters}
        onChange={(event) => onInput(imeiDigits(event.currentTarget.value))}
        onBlur={() => onBlur()}
      />
    </Box>
  );
}

function RightMark({ name }: { readonly name: string }) {
  return (
    <span className={styles.right} role="img" aria-label={name}>
      <Icon name="check" />
    </span>
  );
}

// Dropped before the box changes, a letter does not throw the caret to the end.
function refuseLetters(event: InputEvent<HTMLInputElement>): void {
  if (/^\D+$/.test(event.data)) event.preventDefault();
}

/** What the box keeps of a typed or pasted text: its first fifteen digits. */
function imeiDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, IMEI_LENGTH);
}
