import { CODE_LENGTH } from '../../../contract/plain.ts';

/** An empty box among filled ones. */
const EMPTY = ' ';

/** The content of a box after the browser's edit. */
interface BoxEdit {
  /** Index of the box, from 0. */
  readonly index: number;
  readonly text: string;
}

/** The boxes after an edit. */
export interface CodeEdit {
  /** One character per box, without trailing empty ones. */
  readonly code: string;
  /** The box that takes the focus. */
  readonly focus: number;
}

/** The content of a box: a digit or `''`. */
export function digitAt(code: string, index: number): string {
  return (code[index] ?? EMPTY).trim();
}

/**
 * The boxes after an edit: a digit moves the focus to the next box, several digits are a paste (or
 * the phone's autofill, which fires an ordinary change), an empty text clears the box.
 */
export function editCode(code: string, { index, text }: BoxEdit): CodeEdit {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') {
    return { code: text === '' ? withDigits(code, { index, text: EMPTY }) : code, focus: index };
  }
  const old = digitAt(code, index);
  // A second digit replaces the first.
  const isRetyped = old !== '' && digits.length === 2 && digits.includes(old);
  const typed = isRetyped ? digits.replace(old, '') : digits;
  if (typed.length === 1) {
    return {
      code: withDigits(code, { index, text: typed }),
      focus: Math.min(index + 1, CODE_LENGTH - 1),
    };
  }
  return pasteCode(code, { index, text: typed });
}

/** The boxes after a paste: a complete code fills all boxes, a part starts at this box. */
export function pasteCode(code: string, { index, text }: BoxEdit): CodeEdit {
  const digits = text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
  if (digits === '') return { code, focus: index };
  const from = digits.length === CODE_LENGTH ? 0 : index;
  const pasted = withDigits(code, { index: from, text: digits });
  return { code: pasted, focus: Math.min(from + digits.length, CODE_LENGTH - 1) };
}

function withDigits(code: string, { index, text }: BoxEdit): string {
  const boxes = Array.from({ length: CODE_LENGTH }, (_, one) => code[one] ?? EMPTY);
  const filled = boxes.map((box, one) => text[one - index] ?? box);
  return filled.join('').trimEnd();
}
