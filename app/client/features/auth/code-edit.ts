import { CODE_LENGTH } from '../../../contract/plain.ts';

/** An empty box among filled ones. */
const EMPTY = ' ';

/** What one box holds after the browser's own edit. */
interface BoxEdit {
  /** Which box, from 0. */
  readonly place: number;
  readonly text: string;
}

/** The boxes after an edit. */
export interface CodeEdit {
  /** One character for a box, without empty ones at the end. */
  readonly code: string;
  /** The box that takes the focus. */
  readonly focus: number;
}

/** What stands in a box: a digit or nothing. */
export function digitAt(code: string, place: number): string {
  return (code[place] ?? EMPTY).trim();
}

/**
 * The boxes after one of them changed: a digit goes on to the next box, several digits are a paste
 * (also a phone's own suggestion, which comes as an ordinary change), nothing empties the box.
 */
export function editCode(code: string, { place, text }: BoxEdit): CodeEdit {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') {
    return { code: text === '' ? withDigits(code, { place, text: EMPTY }) : code, focus: place };
  }
  const old = digitAt(code, place);
  // A second digit beside the one that stood there replaces it.
  const isRetyped = old !== '' && digits.length === 2 && digits.includes(old);
  const typed = isRetyped ? digits.replace(old, '') : digits;
  if (typed.length === 1) {
    return {
      code: withDigits(code, { place, text: typed }),
      focus: Math.min(place + 1, CODE_LENGTH - 1),
    };
  }
  return pasteCode(code, { place, text: typed });
}

/** The boxes after a paste: a whole code fills all of them, a part goes on from this box. */
export function pasteCode(code: string, { place, text }: BoxEdit): CodeEdit {
  const digits = text.replaceAll(/\D/g, '').slice(0, CODE_LENGTH);
  if (digits === '') return { code, focus: place };
  const from = digits.length === CODE_LENGTH ? 0 : place;
  const pasted = withDigits(code, { place: from, text: digits });
  return { code: pasted, focus: Math.min(from + digits.length, CODE_LENGTH - 1) };
}

function withDigits(code: string, { place, text }: BoxEdit): string {
  const boxes = Array.from({ length: CODE_LENGTH }, (_, one) => code[one] ?? EMPTY);
  const filled = boxes.map((box, one) => text[one - place] ?? box);
  return filled.join('').trimEnd();
}
