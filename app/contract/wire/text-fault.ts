/** Why a text cannot be published although it can be stored. */
export type TextFault = 'text.invisible' | 'text.controls' | 'text.marks';

/** Has a sign that leaves ink; U+2800 is a blank of Braille. */
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Control characters but tabs and line breaks, and signs that turn the order of letters round. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u;
/** More combining marks on one letter than any script of the country has. */
const MARKS = /\p{M}{7,}/u;

/** The fault of a text for readers; `null` for an empty one and for one that is well-formed. */
export function textFault(text: string): TextFault | null {
  if (text === '') return null;
  if (CONTROLS.test(text)) return 'text.controls';
  if (MARKS.test(text)) return 'text.marks';
  return VISIBLE.test(text) ? null : 'text.invisible';
}
