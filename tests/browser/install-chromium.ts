import { spawnSync } from 'node:child_process';

import { findChromium } from './chromium.ts';

const WAYS: readonly (readonly [string, readonly string[]])[] = [
  ['npx', ['--no', 'playwright', 'install', 'chromium']],
  ['apt-get', ['update']],
  ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']],
];

/**
 * Installs a browser if there is none: Playwright's download first, then Debian's package as root.
 */
for (const [command, words] of WAYS) {
  if (findChromium() !== null) break;
  spawnSync(command, words, { stdio: 'inherit' });
}

if (findChromium() === null) {
  console.error(
    'No browser was found for the tests, and none could be installed.\n' +
      'Install Chromium, or give its path: CHROME_PATH=/path/to/chromium npm test.',
  );
  process.exit(1);
}
