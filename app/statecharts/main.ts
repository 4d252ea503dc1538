import { writeFile } from 'node:fs/promises';

import { statecharts } from './statecharts.ts';

for (const { path, text } of statecharts()) await writeFile(path, text);
