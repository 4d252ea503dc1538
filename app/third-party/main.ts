import { readFile, writeFile } from 'node:fs/promises';

import { findShippedPackages, thirdPartyNotice } from './third-party-notice.ts';

/** `npm run third-party`: writes the notice. */
const lock = await readFile('package-lock.json', 'utf8');
await writeFile('app/THIRD_PARTY.md', thirdPartyNotice(findShippedPackages(lock)));
