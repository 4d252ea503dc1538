import { servedText } from '../served/served-text.tg.ts';
import { pricePieces as russianPieces } from './price-words.ru.ts';
import type { PricePiece } from './price-words.ru.ts';

export type { PricePiece } from './price-words.ru.ts';

/** The unit of somoni for a screen reader. */
const SPOKEN_UNIT = 'сомонӣ';

/** Splits a server's price, in Tajik, at its units, which are read as «сомонӣ». */
export function pricePieces(price: string): readonly PricePiece[] {
  return russianPieces(servedText(price)).map((piece) =>
    piece.spoken === null ? piece : { ...piece, spoken: SPOKEN_UNIT },
  );
}
