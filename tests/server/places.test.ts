import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { movePoint, MOVED_M } from '../../app/server/modules/places/move-point.ts';
import { withoutFlat, withoutHouse } from '../../app/server/modules/places/place-text.ru.ts';

const METRES_A_DEGREE = 111_320;

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const point = fc.record({
  latitude: fc.double({ min: 36, max: 42, noNaN: true }),
  longitude: fc.double({ min: 67, max: 75, noNaN: true }),
});

describe('a moved point', () => {
  test('is 300 m away, in a direction that the hash alone chooses', () => {
    fc.assert(
      fc.property(point, hash, (home, chosen) => {
        const moved = movePoint(home, chosen);
        const north = (moved.latitude - home.latitude) * METRES_A_DEGREE;
        const east =
          (moved.longitude - home.longitude) *
          METRES_A_DEGREE *
          Math.cos((home.latitude / 180) * Math.PI);
        expect(Math.hypot(north, east)).toBeCloseTo(MOVED_M, 3);
        expect(movePoint(home, chosen)).toEqual(moved);
      }),
    );
  });

  test('lies in any direction', () => {
    const home = { latitude: 38.57, longitude: 68.78 };
    const quarters = [0x20, 0x60, 0xa0, 0xe0].map((byte) => {
      const moved = movePoint(home, Buffer.from([byte, 0, 0, 0]));
      return [moved.latitude > home.latitude, moved.longitude > home.longitude];
    });
    expect(quarters).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [true, false],
    ]);
  });

  test('stays finite at the poles', () => {
    fc.assert(
      fc.property(fc.constantFrom(-90, 90), hash, (latitude, chosen) => {
        const moved = movePoint({ latitude, longitude: 0 }, chosen);
        expect(Math.abs(moved.longitude)).toBeLessThan(1);
      }),
    );
  });
});

describe('an address', () => {
  test.for([
    { full: 'ул. Айни, 45, кв. 5', flatless: 'ул. Айни, 45', street: 'ул. Айни' },
    { full: 'ул. Айни 45, квартира 12', flatless: 'ул. Айни 45', street: 'ул. Айни' },
    { full: 'Рудаки 127, кв5', flatless: 'Рудаки 127', street: 'Рудаки' },
    {
      full: 'проспект Рудаки, д. 15/2, 4 этаж',
      flatless: 'проспект Рудаки, д. 15/2',
      street: 'проспект Рудаки',
    },
    { full: 'дом 12-34, Сомони', flatless: 'дом 12, Сомони', street: 'Сомони' },
    { full: 'кӯчаи Айнӣ, хонаи 7', flatless: 'кӯчаи Айнӣ', street: 'кӯчаи Айнӣ' },
    { full: '82 мкр, дом 10а, подъезд 2', flatless: '82 мкр, дом 10а', street: '82 мкр' },
    {
      full: 'Худжанд, микрорайон 18, 3',
      flatless: 'Худжанд, микрорайон 18, 3',
      street: 'Худжанд, микрорайон 18',
    },
    { full: 'улица 40 лет Победы', flatless: 'улица 40 лет Победы', street: 'улица 40 лет Победы' },
    {
      full: 'Душанбе, квартал Сино',
      flatless: 'Душанбе, квартал Сино',
      street: 'Душанбе, квартал Сино',
    },
    { full: 'кв. 5', flatless: '', street: '' },
    { full: '', flatless: '', street: '' },
  ])('«$full» has no flat for others, and no house for a private place', (row) => {
    expect(withoutFlat(row.full)).toBe(row.flatless);
    expect(withoutHouse(row.full)).toBe(row.street);
  });

  test('of any text stays short and is cut once for all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (address) => {
        for (const cut of [withoutFlat, withoutHouse]) {
          expect(cut(address).length).toBeLessThanOrEqual(address.length * 2);
          expect(cut(cut(address)).length).toBeLessThanOrEqual(cut(address).length);
        }
      }),
    );
  });

  test('with a flat of any number has none', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('кв. ', 'кв.', 'квартира ', 'КВ ', 'кв-', 'apt '),
        (flat, word) => {
          expect(withoutFlat(`ул. Айни, 1001, ${word}${flat}`)).toBe('ул. Айни, 1001');
        },
      ),
    );
  });
});
