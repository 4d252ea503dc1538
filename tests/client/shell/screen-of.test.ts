import { describe, expect, test } from 'vitest';

import { screenOf } from '../../../app/client/shell/screen-of.ts';
import { shortName } from '../../../app/client/shell/shell-words.ru.ts';

describe('the frame of a page', () => {
  test.for([
    { path: '/', shown: { hasPhoneHeader: true, hasTabs: true, hasBack: false } },
    { path: '/search', shown: { hasPhoneHeader: true, hasTabs: true, hasBack: true } },
    { path: '/category/cars', shown: { hasPhoneHeader: true, hasTabs: true, hasBack: true } },
    { path: '/subcategory/cars.used', shown: { hasPhoneHeader: true, hasBack: true } },
    {
      path: '/advertisement/12',
      shown: { hasPhoneHeader: false, hasTabs: false, isHeaderSticky: false },
    },
    { path: '/my-advertisements', shown: { hasPhoneHeader: false, hasTabs: true } },
    { path: '/create-ad', shown: { hasPhoneHeader: false, hasTabs: true, isHeaderSticky: true } },
    { path: '/profile', shown: { hasPhoneHeader: false, hasTabs: true } },
    { path: '/nowhere', shown: { hasPhoneHeader: true, hasTabs: true, hasBack: false } },
  ])('at $path is $shown', ({ path, shown }) => {
    expect(screenOf(path)).toMatchObject(shown);
  });
});

describe('a name in the header', () => {
  test.for([
    { name: 'Абдурахмон', shown: 'Абдурахм...' },
    { name: 'Абдурахм', shown: 'Абдурахм' },
    { name: 'Фирӯз', shown: 'Фирӯз' },
    { name: '', shown: '' },
  ])('of «$name» is «$shown»', ({ name, shown }) => {
    expect(shortName(name)).toBe(shown);
  });
});
