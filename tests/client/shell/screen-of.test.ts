import { describe, expect, test } from 'vitest';

import { screenOf } from '../../../app/client/shell/screen-of.ts';
import { shortName } from '../../../app/client/shell/shell-words.ru.ts';

describe('the frame of a page', () => {
  test.for([
    { path: '/', phone: 'header, tabs' },
    { path: '/profile', phone: 'tabs' },
    { path: '/profile/my-devices', phone: 'tabs' },
    { path: '/profile/settings', phone: 'tabs' },
    { path: '/profile/edit', phone: 'tabs' },
    { path: '/my-advertisements', phone: 'tabs' },
    { path: '/ad-transfer', phone: 'tabs' },
    { path: '/my-advertisements/12', phone: 'tabs' },
    { path: '/my-advertisements/12/edit', phone: 'tabs' },
    { path: '/notifications', phone: 'tabs' },
    { path: '/advertisement/12', phone: '' },
    { path: '/user/12', phone: '' },
    { path: '/category/cars', phone: 'header, back, tabs' },
    { path: '/subcategory/cars.used', phone: 'header, back, tabs' },
    { path: '/favorites', phone: 'tabs' },
    { path: '/comparisons', phone: 'tabs' },
    { path: '/messenger', phone: 'tabs' },
    { path: '/messenger/chat/12', phone: '' },
    { path: '/messenger/chat-with-user/12', phone: '' },
    { path: '/create-ad', phone: 'tabs' },
    { path: '/search', phone: 'header, back, tabs' },
    { path: '/safety-guide', phone: 'header, tabs' },
    { path: '/documents/privacy', phone: 'tabs' },
    { path: '/searching', phone: 'header, tabs' },
    { path: '/profiles', phone: 'header, tabs' },
  ])('at $path has on mobile: $phone', ({ path, phone }) => {
    const { hasPhoneHeader, hasBack, hasTabs, isHeaderSticky } = screenOf(path);
    const parts = { header: hasPhoneHeader, back: hasBack, tabs: hasTabs };
    const shown = Object.entries(parts).flatMap(([name, is]) => (is ? [name] : []));
    expect(shown.join(', ')).toBe(phone);
    expect(isHeaderSticky).toBe(!path.startsWith('/advertisement/'));
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
