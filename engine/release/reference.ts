import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeReference } from './write-reference.ts';

const dist = join(import.meta.dirname, '..', 'dist');

/** `npm run reference` writes the API reference where the build of the package puts it. */
mkdirSync(dist, { recursive: true });
writeFileSync(join(dist, 'API.md'), writeReference());
