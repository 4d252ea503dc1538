/** A number as it was written. */
export interface WrittenNumber {
  /** `NaN` for a text that is no number; infinite for one that is too big for a double. */
  readonly value: number;
  /** Every digit that was written of its fraction, which a double may not hold. */
  readonly fraction: string;
}

/** Spaces, tabs of a table, marks of direction that messengers put around a number; ends of words. */
const SILENT = /[ \t\p{Cf}]|[.·](?![ \t\p{Cf}]*[.\d])/gu;
/** Groups of three, at least three of them: two could be a whole part and a fraction. */
const GROUPED = /^\D?\d{1,3}([.,])\d{3}(?:\1\d{3})+(?!\d|\1)/;
/**
 * A number, a line break, and the unit of its field, without spaces and in small letters:
 * «12тыскм\nкм», «64квм\nм2», «1984год\n». Groups: the unit, the whole part with its sign, the
 * fraction, then thousands, millions, billions. A currency, the field's own unit, or another name
 * of it may be last; any other word is a fault, since grams are no kilograms. A year has four
 * digits, and «т» is a thousand where it is no tonne. No two parts begin with the same sign, so a
 * text of any length takes linear time.
 */
const NUMBER =
  /^(?=.*\n(.*)$)([+-]?\d*)(?:[.,](\d*))?(?:(ты?с?[ячаи]*|к(?!м))|(млн|миллион[аов]*)|(млрд|миллиард[аов]*))??(?:(?:\1|(?:с(?:мн|ом(?:он[иӣ])?)?|tjs)?)\n|м?(?:кв(?!т)\D*|етр\D*)?\nм2$|(?<=\d{4})г[одав]*\n$|лит\D*\nл$)/;

/**
 * Reads a number in the ways that `parseNumber` describes; also with Latin letters in its size and
 * unit: «12k», «64 m2», «80 000 km», «2.5 l».
 *
 * @param unit The unit of the field; `null` where it has none.
 */
export function readWritten(text: string, unit: string | null): WrittenNumber {
  const line = [text, unit]
    .join('\n')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u2212', '-')
    .replaceAll('k', 'к')
    .replaceAll('m', 'м')
    .replaceAll('l', 'л')
    .replaceAll(SILENT, '');
  const parts = NUMBER.exec(line.replaceAll(GROUPED.exec(line)?.[1] ?? ' ', ''));
  const [, , whole = 'x', fraction = '', ...sizes] = parts ?? [];
  // Three for a thousand, six for a million, nine for a billion.
  const zeros = 3 * (1 + sizes.findIndex(Boolean));
  // A negative zero would print as `0` and so not come back as itself: adding 0 makes it ordinary.
  const value = Number(`${whole}.${fraction}e${zeros}`) + 0;
  return { value, fraction: fraction.slice(zeros) };
}
