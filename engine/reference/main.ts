import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { writeReference } from './write-reference.ts';

/** `npm run reference` writes the API reference anew. */
writeFileSync(join(import.meta.dirname, '..', 'API.md'), writeReference());
