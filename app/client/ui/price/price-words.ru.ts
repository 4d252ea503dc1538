/** The unit of somoni after an amount (DESIGN §6). */
const UNIT = 'с.';

/** The same for a screen reader. */
const SPOKEN_UNIT = 'сомони';

/** A part of a price: `spoken` replaces `text` for screen readers. */
export interface PricePiece {
  readonly text: string;
  /** Its index in the price. */
  readonly at: number;
  readonly spoken: string | null;
  /** Whether it is what the price is for: « в месяц». */
  readonly isPeriod: boolean;
}

/**
 * Splits a server's price at its units: «9 800 с. / м²» is «9 800 », «с.» (read as «сомони»), « /
 * м²». A text without them («По договорённости») is one part.
 */
export function pricePieces(price: string): readonly PricePiece[] {
  const units = [...price.matchAll(/(?<=[\d\s])с\./gu)].map(({ index }) => index);
  const cuts = [0, ...units.flatMap((at) => [at, at + UNIT.length]), price.length];
  return cuts
    .map((at, index) => ({ at, text: price.slice(at, cuts[index + 1]) }))
    .slice(0, -1)
    .filter(({ text }) => text !== '')
    .map(({ at, text }) => ({
      at,
      text,
      spoken: units.includes(at) ? SPOKEN_UNIT : null,
      isPeriod: units.includes(at - UNIT.length) && /^\s\p{L}/u.test(text),
    }));
}
