import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SearchQuery } from '../../app/contract/index.ts';
import { keepRecentWords } from '../../app/server/modules/search-index/index.ts';
import { askSearch, readSearch } from '../../app/server/modules/search/ask-search.ts';
import { findSource } from '../../app/server/modules/search/copy/find-source.ts';
import { followerOf } from '../../app/server/modules/search/copy/follow-index.ts';
import { loosenSearch } from '../../app/server/modules/search/loosen-search.ts';
import {
  createVocabulary,
  withRecent,
  type GrowingVocabulary,
} from '../../app/server/modules/search/words/vocabulary.ts';
import { openTestMarket } from './database/test-database.ts';

const ADJECTIVES =
  'новый красивый большой белый черный дешевый хороший старый красный синий маленький мягкий ' +
  'деревянный длинный широкий теплый легкий детский удобный';

test('what is kept of a word is what the function returns, until it is dropped', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('а', 'б', 'в', null)), (steps) => {
      let state = 0;
      const kept = keepRecentWords((word) => `${word}${state}`);
      for (const word of steps) {
        if (word === null) {
          state += 1;
          kept.forget();
        }
        expect(kept.find(word ?? 'г')).toBe(`${word ?? 'г'}${state}`);
      }
    }),
  );
});

test('no more words are kept than a limit', () => {
  const calls: string[] = [];
  const { find } = keepRecentWords((word) => calls.push(word));
  for (let at = 0; at < 100_000; at += 1) find(String(at));
  find('0');
  expect(calls).toHaveLength(100_001);
});

test('a vocabulary that grows answers by all that it has', () => {
  const vocabulary = createVocabulary();
  const ad = { title: 'Птеродактиль', scopeName: 'Птицы', categoryName: 'Животные', scope: 3 };
  const goods = (word: string) => vocabulary.goods.countByScope(word).get(4);
  expect([vocabulary.has('птеродактиль'), goods('диплодок')]).toEqual([false, undefined]);
  vocabulary.add(ad);
  vocabulary.addGoods('диплодок', 4);
  expect([vocabulary.has('птеродактиль'), goods('диплодок')]).toEqual([true, 1]);
  expect(vocabulary.countByScope('птеродактиль').get(3)).toBe(1);
  vocabulary.add(ad);
  expect(vocabulary.countByScope('птеродактиль').get(3)).toBe(2);
});

/** Maximum number of searches that are tried for one that finds nothing. */
const TRIED = 26;

test('a search that finds nothing is loosened by few others, none of them twice', async () => {
  const { db, close } = await openTestMarket();
  try {
    await followerOf(db).fill();
    const { catalogue, index } = await findSource(db);
    const counted: string[] = [];
    const count: typeof index.count = (asked, limit) => {
      counted.push(asked.groupId);
      return index.count(asked, limit);
    };
    const source = { catalogue, index: { ...index, count } };
    for (const query of [ADJECTIVES, 'кларнет', `диван ${ADJECTIVES}`]) {
      counted.length = 0;
      const request = { search: SearchQuery.parse({ query }), body: { filters: [] } };
      const asked = await askSearch(db, request, source);
      await loosenSearch(db, request, { source, asked });
      expect(counted).toHaveLength(new Set(counted).size);
      expect(counted.length).toBeLessThanOrEqual(TRIED);
    }
  } finally {
    await close();
  }
});

test('the readings of one query ask what is known of a word once', async () => {
  const { db, close } = await openTestMarket();
  try {
    const { catalogue } = await followerOf(db).find();
    const asked: string[] = [];
    const vocabulary = withRecent(counting(createVocabulary(), asked));
    const words = ADJECTIVES.split(' ');
    const read = (query: string) =>
      readSearch(
        { catalogue, vocabulary },
        { search: SearchQuery.parse({ query }), body: { filters: [] } },
        'filters',
      );
    read(ADJECTIVES);
    const first = asked.length;
    for (const word of words) read(words.filter((one) => one !== word).join(' '));
    expect(asked.length).toBe(new Set(asked).size);
    // Less than one more of each question: a word may be read otherwise beside others.
    expect(asked.length).toBeLessThan(first * 2);
  } finally {
    await close();
  }
});

/** A vocabulary that notes each question about a word. */
function counting(vocabulary: GrowingVocabulary, asked: string[]): GrowingVocabulary {
  const noted =
    <Found>(name: string, find: (word: string) => Found) =>
    (word: string): Found => {
      asked.push(`${name} ${word}`);
      return find(word);
    };
  return {
    ...vocabulary,
    has: noted('has', vocabulary.has),
    missingOf: noted('missingOf', vocabulary.missingOf),
    meaningsOf: noted('meaningsOf', vocabulary.meaningsOf),
    countByScope: noted('countByScope', vocabulary.countByScope),
    findSpellings: noted('findSpellings', vocabulary.findSpellings),
    findAlike: noted('findAlike', vocabulary.findAlike),
    goods: {
      ...vocabulary.goods,
      countByScope: noted('goods.countByScope', vocabulary.goods.countByScope),
    },
  };
}
