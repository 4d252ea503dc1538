import { describe, expect, test } from 'vitest';

import { rowText } from '../../app/server/modules/advertisements/read/ad-text.ru.ts';
import { keyFactsOf } from '../../app/server/modules/advertisements/read/key-facts-of.ts';

describe('a row of an ad', () => {
  test.for([
    ['11.12.2026', '11 декабря 2026'],
    ['01.01.2027', '1 января 2027'],
    ['31.02.2026', '31.02.2026'],
    ['99.99.2026', '99.99.2026'],
    ['да', 'Да'],
    ['11.12', '11.12'],
    ['1,8 л', '1,8 л'],
  ] as const)('of «%s» is «%s»', ([value, text]) => {
    expect(rowText(value)).toBe(text);
  });
});

describe('a key fact', () => {
  const shown = (name: string, value: string) =>
    keyFactsOf({ facts: null, characteristics: [], keyFacts: [{ name, value, icon: null }] });

  test.for([
    ['Гарантия, месяцев', 'Гарантия 3 мес.', 'Гарантия', '3 мес.'],
    ['Услуга', 'Сантехника', 'Услуга', 'Сантехника'],
    ['Пробег', '86 000 км', 'Пробег', '86 000 км'],
    ['Класс', 'Класс', 'Класс', 'Класс'],
  ] as const)('«%s» of «%s» does not repeat its name', ([name, value, newName, newValue]) => {
    expect(shown(name, value)).toEqual([{ name: newName, value: newValue, icon: null }]);
  });
});
