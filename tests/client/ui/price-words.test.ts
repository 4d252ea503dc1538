import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { pricePieces } from '../../../app/client/ui/price/price-words.ru.ts';
import { pricePieces as tajikPieces } from '../../../app/client/ui/price/price-words.tg.ts';

const NBSP = '\u00A0';

describe('the parts of a price', () => {
  test('join to the price', () => {
    const part = fc.constantFrom('с.', NBSP, ' ', '9', '800', '/', 'м²', 'от', 'рус.');
    fc.assert(
      fc.property(
        fc.array(part).map((parts) => parts.join('')),
        (price) => {
          expect(
            pricePieces(price)
              .map(({ text }) => text)
              .join(''),
          ).toBe(price);
        },
      ),
    );
  });

  test('have fixed positions, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('с.', ' ', '9')).map((parts) => parts.join('')),
        (price) => {
          const places = pricePieces(price).map(({ at }) => at);
          expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        },
      ),
    );
  });

  test.for([
    { price: `265${NBSP}000${NBSP}с.`, spoken: ['сомони'], why: 'a price' },
    { price: `9${NBSP}800${NBSP}с. / м²`, spoken: ['сомони'], why: 'a price by the metre' },
    { price: 'По договорённости', spoken: [], why: 'no unit' },
    { price: 'Цена с. Вахдат', spoken: ['сомони'], why: 'a lone «с.» reads the same' },
    { price: 'рус. с.', spoken: ['сомони'], why: 'the end of a word is no unit' },
  ])('have the unit of «$price»: $why', ({ price, spoken }) => {
    expect(pricePieces(price).flatMap((piece) => piece.spoken ?? [])).toEqual(spoken);
  });

  test('are the same in Tajik, with its own spoken unit', () => {
    const price = '9\u00A0800\u00A0с. / м²';
    expect(tajikPieces(price)).toEqual(
      pricePieces(price).map((piece) => ({ ...piece, spoken: piece.spoken && 'сомонӣ' })),
    );
  });
});
