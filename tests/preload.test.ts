import { expect, test } from 'vitest';

import config from '../vite.config.ts';

const FILES = [
  'assets/index-D1GHNDrs.js',
  'assets/index-DeSNy4WQ.css',
  'assets/Dialog-DBrUhlc2.js',
];

test('a chunk preloads what it needs, but not the entry, which has run', () => {
  const preload = config.build?.modulePreload;
  const resolve = typeof preload === 'object' ? preload.resolveDependencies : undefined;
  const asked = { hostId: 'assets/CreateAdPage-Y9D9NvcF.js' };
  expect(resolve?.('assets/Dialog-DBrUhlc2.js', FILES, { ...asked, hostType: 'js' })).toEqual(
    FILES.slice(1),
  );
  expect(resolve?.('assets/Dialog-DBrUhlc2.js', FILES, { ...asked, hostType: 'html' })).toEqual(
    FILES,
  );
});
