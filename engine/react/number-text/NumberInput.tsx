import { useState, type ComponentProps } from 'react';

import type { NumberStyle } from '../../rules/numbers/format-number.ts';
import { boxInput } from '../box/Box.tsx';
import { groupDigits, rawCaret } from './group-digits.ts';

/** What a box for a number is drawn with: everything of the native one, and the text in it. */
export interface NumberInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'onInput'
> {
  /** As it was typed. */
  readonly text: string;
  readonly numberStyle: NumberStyle;
  /** Called with exactly what was typed. */
  readonly onText: (text: string) => void;
}

/** An input for a number: «86 000» at rest, the typed text while it is edited. */
export function NumberInput(props: NumberInputProps) {
  const { text, numberStyle, onText, onFocus, onBlur, className = boxInput, ...rest } = props;
  const [isEdited, setEdited] = useState(false);
  return (
    <input
      autoComplete="off"
      {...rest}
      type="text"
      className={className}
      value={isEdited ? text : groupDigits(text, numberStyle)}
      onFocus={(event) => {
        showRaw(event.currentTarget, text);
        setEdited(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setEdited(false);
        onBlur?.(event);
      }}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

// Written before React does: then React has nothing to write, and the selection stays.
function showRaw(input: HTMLInputElement, text: string): void {
  const { value, selectionStart, selectionEnd } = input;
  if (value === text) return;
  input.value = text;
  // A program that fills the box selects it whole, which shows here as a caret before everything.
  const isWhole = selectionStart === 0 && selectionEnd === 0;
  input.setSelectionRange(
    rawCaret(text, value, selectionStart ?? value.length),
    isWhole ? text.length : rawCaret(text, value, selectionEnd ?? value.length),
  );
}
