import { fold, phoneticKey } from '@bozor/form-engine/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isStopWord, splitWords, stemWord } from '../../app/server/modules/search-index/index.ts';
import { createGoodsIndex, goodsIndex } from '../../app/server/modules/search/goods/goods-index.ts';
import { createGoodsNames } from '../../app/server/modules/search/goods/goods-names.ts';
import { createSoundFilter } from '../../app/server/modules/search/goods/sound-filter.ru.ts';
import { beginningOf } from '../../app/server/modules/search/goods/word-beginnings.ru.ts';
import { createSpelledWords } from '../../app/server/modules/search/words/spelling/spelled-words.ts';
import { processorMs } from '../processor-ms.ts';

const LONG = 5;
const IDS = ['cars.zapchasti', 'home.mebel', 'jobs.vakansii', 'business.oborudovanie'];
const LETTERS = 'абвгдежзийклмнопрстуфхцчшщъыьэюяҷӣabcdeixyz';

const words = fc.oneof(
  fc.constantFrom(
    ...'джинсы джип коляска кроссовки кросовки машина машинка швейная швейный детская'.split(' '),
    ...'ремонт ремонта квартир квартиры обувь аю ая уйти hyundai dying diesel x-trail'.split(' '),
    ...'3d 4х4 для из принтер принтера стиральная стиралка мӯза хуҷра iphone айфон'.split(' '),
  ),
  fc.string({ unit: fc.constantFrom(...Array.from(LETTERS)), minLength: 1, maxLength: 12 }),
);
const names = fc.array(words, { minLength: 1, maxLength: 3 }).map((own) => own.join('_'));
const rows = fc.array(
  fc.tuple(fc.constantFrom(...IDS), fc.array(names, { minLength: 1, maxLength: 12 })),
  { minLength: 1, maxLength: 8 },
);

type Rows = readonly (readonly [id: string, names: readonly string[]])[];

/** A word of the rows, or one with some errors in it. */
function wordAmong(list: Rows, at: number, [from, letters]: readonly [number, string]): string {
  const all = list.flatMap(([, own]) => own.flatMap((name) => ownWords(name)));
  const word = all[at % Math.max(1, all.length)] ?? '';
  const index = from % (word.length + 1);
  return word.slice(0, index) + letters + word.slice(index + (from % 3));
}

function ownWords(name: string): readonly string[] {
  return splitWords(name.replaceAll('_', ' ')).filter((word) => !isStopWord(word));
}

function textOf(list: Rows): string {
  return list.map(([id, own]) => `${id}: ${own.join(' ')}`).join('\n');
}

const typed = fc.tuple(
  fc.nat(),
  fc.string({ unit: fc.constantFrom(...Array.from('аеиоукнтщяцлi')), maxLength: 2 }),
);

test('a word is spelled as an index of all words spells it', () => {
  fc.assert(
    fc.property(rows, fc.nat(), typed, (list, at, error) => {
      const all = createSpelledWords(() => true);
      const known = list.flatMap(([, own]) => own.flatMap(ownWords));
      for (const word of new Set(known)) {
        if (/^\p{L}+$/u.test(word) && word.length >= LONG) all.add(word);
      }
      const index = createGoodsIndex(textOf(list));
      for (const word of [wordAmong(list, at, error), known[0] ?? '']) {
        expect(index.findSpellings(word)).toEqual(all.findSpellings(word));
        expect(index.findLonger(word.slice(0, -1))).toEqual(all.findLonger(word.slice(0, -1)));
      }
    }),
  );
});

test('a name is found by all its words, a word by all its names', () => {
  fc.assert(
    fc.property(rows, (list) => {
      const index = createGoodsIndex(textOf(list));
      const all = list.flatMap(([id, own]) => own.map((name) => ({ id, name })));
      for (const { id, name } of all) {
        const own = ownWords(name);
        expect(own.length < 2 || index.sectionsOfPhrase(own).has(id)).toBe(true);
        for (const word of own.filter((one) => /^\p{L}{2,}$/u.test(one))) {
          const isAlone = (other: string) =>
            !other.includes('_') && ownWords(other).some((one) => stemWord(one) === stemWord(word));
          const isFound = !name.includes('_') || !all.some((other) => isAlone(other.name));
          expect(index.sectionsOf(word).has(id) || !isFound).toBe(true);
        }
      }
    }),
  );
});

test('a word of goods and its stem begin alike', () => {
  const known = createGoodsNames('a: дядя ая уйти dying яям').wordsFrom(1);
  expect(known).toEqual(['дядя', 'ая', 'уйти', 'dying', 'яям']);
  fc.assert(
    fc.property(words, (word) => {
      const [own = ''] = splitWords(word);
      fc.pre(own.length > 1 && /^\p{L}/u.test(own));
      expect(beginningOf(stemWord(own))).toBe(beginningOf(own));
    }),
  );
});

/** As many names as the list may get. */
const MANY = 30_000;
/** Maximum processor's time that every start of a server waits for, in ms. */
const START_MS = 60;
/** Maximum number of words that are compared with a misspelled one. */
const COMPARED = 300;

test('the list is ready at once, and few of its words are compared with a misspelled one', () => {
  const known = Array.from({ length: MANY }, (_, at) => wordOf(at));
  const rowsOfTen = Array.from({ length: MANY / 10 }, (_, at) => [
    IDS[at % IDS.length],
    ...known
      .slice(at * 10, at * 10 + 10)
      .map((word, index) => (index < 5 ? word : `${word}_${word}`)),
  ]);
  const text = rowsOfTen.map(([id = '', ...own]) => `${id}: ${own.join(' ')}`).join('\n');
  expect(processorMs(() => createGoodsIndex(text))).toBeLessThan(START_MS);
  const filter = createSoundFilter(known);
  const compared = known
    .filter((_, at) => at % 500 === 0)
    .map((word) => filter.find(phoneticKey(fold(word.slice(1)))).size);
  expect(Math.max(...compared)).toBeLessThan(COMPARED);
  expect(goodsIndex().findSpellings('холодилник').words).toContain('холодильник');
});

/** Words of eight letters, like no others. */
function wordOf(at: number): string {
  const [consonants, vowels] = ['бвгдзклмнпрстфхцш', 'аеиоуя'];
  return Array.from({ length: 4 }, (_, index) => {
    const value = Math.floor((at * 7_919 + 13) / 11 ** index) % 102;
    return consonants.charAt(value % consonants.length) + vowels.charAt(Math.floor(value / 17) % 6);
  }).join('');
}
