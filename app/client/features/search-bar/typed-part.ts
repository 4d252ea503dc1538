/** A title split at the ends of the typed text; the parts joined are the title. */
export interface TitlePart {
  /** Index of its first letter. */
  readonly at: number;
  readonly text: string;
  readonly isTyped: boolean;
}

/** The typed part of a suggestion's title, at any index; ignores case and ё. */
export function typedPart(title: string, typed: string): readonly TitlePart[] {
  const wanted = folded(typed.trim());
  const at = wanted === '' ? -1 : folded(title).indexOf(wanted);
  if (at < 0) return [{ at: 0, text: title, isTyped: false }];
  const end = at + wanted.length;
  return [
    { at: 0, text: title.slice(0, at), isTyped: false },
    { at, text: title.slice(at, end), isTyped: true },
    { at: end, text: title.slice(end), isTyped: false },
  ].filter(({ text }) => text !== '');
}

/** Replaces letters one by one, so that indexes of the folded text are indexes of the title. */
function folded(text: string): string {
  return text.replaceAll(/\p{Lu}/gu, lowered).replaceAll('\u0451', '\u0435');
}

function lowered(letter: string): string {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
}
