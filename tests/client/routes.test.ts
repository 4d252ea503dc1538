import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { pageRoute } from '../../app/client/draw/page-route.ts';
import { screensOf } from '../e2e/screens-of.ts';

const source = readFileSync('app/client/routes.tsx', 'utf8');
const drawn = globSync('app/client/draw/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));

/** An id that the routes with one accept. */
const IDS: Readonly<Record<string, string>> = { '/documents': 'privacy', '/category': 'cars' };

const paths = Array.from(source.matchAll(/<Route path="([^"]+)"/g), ([, path = '']) => path);
const modules = Array.from(source.matchAll(/import\('\.\/([^']+)'\)/g), ([, file = '']) => file);

describe('a page of the client', () => {
  test('has a page of the server at its address: it does not answer 404', () => {
    expect(paths.length).toBeGreaterThan(15);
    const unknown = paths.filter((path) => pageRoute(addressOf(path), '').kind === 'unknown');
    expect(unknown).toEqual([]);
  });

  test('is one of the screens that the journeys visit', () => {
    const visited = screensOf('1').map(({ path }) => path);
    const missing = paths.filter((path) => {
      const address = new RegExp(`^${path.replace(':id', '[^/]+')}$`);
      return !visited.some((one) => address.test(one));
    });
    expect(missing).toEqual([]);
  });

  test('that loads by itself is preloaded by the server', () => {
    expect(modules.length).toBeGreaterThan(10);
    expect(modules.filter((file) => !drawn.some((text) => text.includes(`'${file}'`)))).toEqual([]);
  });
});

/** An address of a route. */
function addressOf(path: string): string {
  const [folder = ''] = path.split('/:id');
  return path.replace(':id', IDS[folder] ?? '1');
}
