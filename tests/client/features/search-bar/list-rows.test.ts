import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { listRows, withQuery } from '../../../../app/client/features/search-bar/list-rows.ts';
import { phraseForm } from '../../../../app/client/features/search-bar/phrase-form.ru.ts';
import { SUGGESTIONS_LIMIT } from '../../../../app/contract/index.ts';
import type { Suggestion } from '../../../../app/contract/index.ts';

const popular = (title: string): Suggestion => ({
  category_id: null,
  subcategory_id: null,
  image_url: null,
  title,
  subtitle: null,
  type: 'SEARCH_HISTORY',
  icons: null,
  filter: null,
});
const scope = (title: string): Suggestion => ({ ...popular(title), type: 'SUBCATEGORY' });
const word = fc.constantFrom('квартира', 'квартиру', 'Квартиры', 'диван', 'диваны', 'iPhone', 'ё');
const words = fc.array(word, { maxLength: 12 });

describe('the list of suggestions', () => {
  test('has at most eight rows, no phrase twice, and the past queries first', () => {
    fc.assert(
      fc.property(words, words, fc.constantFrom('', 'к', 'див'), (past, found, typed) => {
        const rows = listRows({ typed, past, found: found.map(popular), categories: [] });
        const forms = rows.map(({ title }) => phraseForm(title));
        expect(new Set(forms).size).toBe(forms.length);
        expect(rows.length).toBeLessThanOrEqual(SUGGESTIONS_LIMIT);
        const own = rows.filter(({ isOwn }) => isOwn === true);
        expect(rows.slice(0, own.length)).toEqual(own);
      }),
    );
  });

  test('has no popular phrase with the name of a scope in another form', () => {
    const found = [scope('Квартиры'), popular('квартиру'), popular('квартиру в центре')];
    const rows = listRows({ typed: 'квар', past: [], found, categories: [] });
    expect(rows.map(({ title }) => title)).toEqual(['Квартиры', 'квартиру в центре']);
  });

  test('has the past queries with a word that begins with the text', () => {
    const past = ['детская кроватка', 'раскроватка', 'Кровать'];
    const rows = listRows({ typed: 'кров', past, found: [], categories: [] });
    expect(rows.map(({ title }) => title)).toEqual(['детская кроватка', 'Кровать']);
  });
});

describe('a search', () => {
  test('becomes the newest past query, in place of its other forms', () => {
    fc.assert(
      fc.property(words, word, (searched, last) => {
        const past = searched.reduce<readonly string[]>(withQuery, []);
        const next = withQuery(past, ` ${last} `);
        expect(next[0]).toBe(last);
        const forms = next.map(phraseForm);
        expect(new Set(forms).size).toBe(forms.length);
      }),
    );
  });

  test.for(['', '  ', '!!!'])('for «%s» is no past query', (query) => {
    expect(withQuery(['диван'], query)).toEqual(['диван']);
  });
});

describe('forms of one phrase', () => {
  test.for([
    ['квартира', 'квартиру'],
    ['Новый телефон', 'новые телефоны'],
    ['чёрный диван', 'черного дивана'],
    ['машина', 'машинами'],
  ])('are «%s» and «%s»', ([one = '', other = '']) => {
    expect(phraseForm(one)).toBe(phraseForm(other));
  });

  test.for([
    ['кот', 'кошка'],
    ['iPhone 13', 'iPhone 14'],
    ['дом', 'дача'],
  ])('are not «%s» and «%s»', ([one = '', other = '']) => {
    expect(phraseForm(one)).not.toBe(phraseForm(other));
  });
});
