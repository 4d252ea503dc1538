import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import {
  findForeignLicences,
  findShippedPackages,
  thirdPartyNotice,
} from '../app/third-party/third-party-notice.ts';
import { sourceFiles } from './source-files.ts';

const lock = readFileSync('package-lock.json', 'utf8');
const shipped = findShippedPackages(lock);
const lockOf = (packages: object) => JSON.stringify({ packages });

describe('the shipped packages', () => {
  test('are all under licences that are allowed', () => {
    expect(shipped.length).toBeGreaterThan(100);
    expect(findForeignLicences(shipped)).toEqual([]);
  });

  test('are those of the notice: `npm run third-party` writes it', () => {
    expect(readFileSync('app/THIRD_PARTY.md', 'utf8')).toBe(thirdPartyNotice(shipped));
  });

  test('are never under an ethical licence in the engine', () => {
    const { peerDependencies, dependencies } = JSON.parse(
      readFileSync('engine/package.json', 'utf8'),
    );
    const names = Object.keys({ ...peerDependencies, ...dependencies });
    expect(names.filter((name) => name.includes('react-leaflet'))).toEqual([]);
  });
});

describe('the locked packages', () => {
  test('have the checksum of what is installed, but for tools of other platforms', () => {
    const { packages } = JSON.parse(lock);
    const unchecked = Object.entries<Record<string, unknown>>(packages).filter(
      ([path, one]) =>
        path.includes('node_modules/') &&
        one['link'] !== true &&
        one['optional'] !== true &&
        one['integrity'] === undefined,
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});

describe('the sources', () => {
  test('hold no key', () => {
    const key = /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_[A-Za-z0-9]{36}\b/;
    const files = sourceFiles(['app', 'engine', 'fixtures', 'tests'], /\.(?:tsx?|json|md|sql)$/);
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => key.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('a licence', () => {
  test.for([
    { name: 'a', license: 'MIT', allowed: true },
    { name: 'a', license: '(MIT OR Apache-2.0)', allowed: true },
    { name: 'a', license: 'AGPL-3.0-only', allowed: false },
    { name: 'a', license: 'MIT AND GPL-3.0-only', allowed: false },
    { name: 'a', license: undefined, allowed: false },
    { name: 'react-leaflet', license: 'Hippocratic-2.1', allowed: true },
    { name: 'react-leaflet', license: 'AGPL-3.0-only', allowed: false },
    { name: 'another-leaflet', license: 'Hippocratic-2.1', allowed: false },
  ])('$license of $name is allowed: $allowed', ({ name, license, allowed }) => {
    const found = findShippedPackages(
      lockOf({ [`node_modules/${name}`]: { version: '1.0.0', license } }),
    );
    expect(findForeignLicences(found)).toHaveLength(allowed ? 0 : 1);
  });

  test('of a development tool or of our own package is not asked', () => {
    const found = findShippedPackages(
      lockOf({
        '': { license: 'MIT' },
        'node_modules/tool': { version: '1.0.0', dev: true },
        'node_modules/@bozor/form-engine': { link: true },
        'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
      }),
    );
    expect(found).toEqual([{ name: 'b', version: '2.0.0', licence: 'ISC' }]);
  });
});
