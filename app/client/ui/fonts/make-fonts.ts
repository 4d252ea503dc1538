import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import subsetFont from 'subset-font';

/** Weights of the site's text: those of the tokens and of the logo. */
const WEIGHTS = { min: 400, max: 750 };
/** Kerning, figures of one width, accents: without the other forms of a sign, a seventh less. */
const FEATURES = ['kern', 'tnum', 'mark', 'mkmk'];
const SOURCE = 'node_modules/@fontsource-variable/onest/files';

/** The characters of a range of code points, both ends included. */
const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** Characters of the site's own text; `fonts.css` gives each face the same ranges. */
const FACES = [
  // ASCII, Russian punctuation, degrees and arrows.
  {
    name: 'latin',
    letters: `${range(0x20, 0x7e)}\u00a0\u00a7\u00a9\u00ab\u00b0\u00b1\u00b7\u00bb\u00d7${range(0x2009, 0x2026)}\u202f\u20ac${range(0x2190, 0x2193)}\u2212`,
  },
  // The six letters of Tajik: a page in it has them in its first view.
  {
    name: 'cyrillic-ext',
    letters: '\u0492\u0493\u049a\u049b\u04b2\u04b3\u04b6\u04b7\u04e2\u04e3\u04ee\u04ef',
  },
  { name: 'cyrillic', letters: `\u0301${range(0x400, 0x45f)}\u0490\u0491\u04b0\u04b1\u2116` },
] as const;

/** `npm run fonts`: subsets the fonts of the first view to the characters and weights in use. */
for (const { name, letters } of FACES) {
  const whole = await readFile(join(SOURCE, `onest-${name}-wght-normal.woff2`));
  // In a variable: the types of the library lack `keepFeatures`.
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  } as const;
  const part = await subsetFont(whole, letters, options);
  await writeFile(join(import.meta.dirname, `onest-site-${name}.woff2`), part);
}
