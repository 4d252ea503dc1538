/** How somoni are written after an amount (DESIGN §6). */
const UNIT = 'с.';

/** How a screen reader is to say that. */
const SPOKEN_UNIT = 'сомони';

/** A piece of a price: `spoken` is what a reader says where `text` is only seen. */
export interface PricePiece {
  readonly text: string;
  /** Where it begins in the price. */
  readonly at: number;
  readonly spoken: string | null;
}

/**
 * Cuts a server's price at its units: «9 800 с. / м²» is «9 800 », «с.» (said «сомони»), « / м²».
 * A text without them («По договорённости») is one piece.
 */
export function pricePieces(price: string): readonly PricePiece[] {
  const units = [...price.matchAll(/(?<=[\d\s])с\./gu)].map(({ index }) => index);
  const cuts = [0, ...units.flatMap((at) => [at, at + UNIT.length]), price.length];
  return cuts
    .map((at, place) => ({ at, text: price.slice(at, cuts[place + 1]) }))
    .slice(0, -1)
    .filter(({ text }) => text !== '')
    .map(({ at, text }) => ({ at, text, spoken: units.includes(at) ? SPOKEN_UNIT : null }));
}
