import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { screensOf } from '../../e2e/screens-of.ts';
import { publicPages } from '../../perf/site/public-pages.ts';

const SOURCES = { ads: ['1'], seller: '1', map: '/category/cars?map=x', guest: 'guest' };

test('the bench of pages visits every public route of the app', () => {
  const source = readFileSync('app/client/routes.tsx', 'utf8');
  const routes = Array.from(source.matchAll(/<Route path="([^"]+)"/g), ([, path = '']) => path);
  const matches = (route: string) => new RegExp(`^${route.replaceAll(/:\w+/g, '[^/?]+')}(?:\\?|$)`);
  const guarded = screensOf('1').filter(({ isGuarded }) => isGuarded === true);
  const open = routes.filter((route) => !guarded.some(({ path }) => matches(route).test(path)));
  expect(open.length).toBeGreaterThan(8);
  const visited = publicPages(SOURCES);
  expect(open.filter((route) => !visited.some(({ path }) => matches(route).test(path)))).toEqual(
    [],
  );
});
