import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { findPlaces } from '../../../engine/react/map/search/find-places.ts';

const at = { latitude: 38, longitude: 69 };
const PLACES = [
  { ...at, name: 'Душанбе', spellings: ['Дюшамбе'] },
  { ...at, name: 'Худжанд', spellings: ['Хуҷанд', 'Ленинабад'] },
  { ...at, name: 'Истаравшан', spellings: ['Ура-Тюбе'] },
  { ...at, name: 'район Рудаки', spellings: ['ноҳияи Рӯдакӣ'] },
];

describe('known places', () => {
  test.for([
    { typed: 'душ', names: ['Душанбе'], why: 'the beginning of a name' },
    { typed: 'ХУДЖ', names: ['Худжанд'], why: 'letters of any height' },
    { typed: 'хуҷ', names: ['Худжанд'], why: 'the Tajik spelling' },
    { typed: 'хуч', names: ['Худжанд'], why: 'the Tajik spelling without its letters' },
    { typed: 'ленин', names: ['Худжанд'], why: 'a former name' },
    { typed: 'рудаки', names: ['район Рудаки'], why: 'a later word of a name' },
    { typed: 'рӯда', names: ['район Рудаки'], why: 'a later word in Tajik' },
    { typed: 'ушанбе', names: [], why: 'the middle of a word' },
    { typed: '  ', names: [], why: 'nothing typed' },
  ])('by «$typed», $why, are $names', ({ typed, names }) => {
    expect(findPlaces(typed, PLACES).map(({ name }) => name)).toEqual(names);
  });

  test('are found by any beginning of any of their names', () => {
    const place = fc.constantFrom(...PLACES);
    fc.assert(
      fc.property(place, fc.nat(), fc.nat(), (wanted, which, length) => {
        const names = [wanted.name, ...wanted.spellings];
        const name = names[which % names.length] ?? '';
        const typed = name.slice(0, 1 + (length % name.length));
        expect(findPlaces(typed, PLACES)).toContain(wanted);
      }),
    );
  });
});
