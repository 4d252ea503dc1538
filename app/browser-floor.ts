import { readFileSync } from 'node:fs';

import { z } from 'zod/mini';

const MANIFEST = new URL('../package.json', import.meta.url);
const Manifest = z.object({
  browserslist: z.array(z.string().check(z.regex(/^\w+ >= \d+(\.\d+)?$/))),
});
/** Browserslist's names that Vite spells otherwise. */
const VITE_NAMES: Readonly<Record<string, string>> = { ios_saf: 'ios' };

/**
 * The oldest browsers that the pages support, as targets of Vite: `browserslist` in package.json is
 * the one list that builds and tests read.
 *
 * @throws {Error} When an entry is not of the form `name >= version`.
 */
export function browserFloor(): readonly string[] {
  const { browserslist } = Manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
  return browserslist.map((entry) => {
    const [name = '', , version = ''] = entry.split(' ');
    return `${VITE_NAMES[name] ?? name}${version}`;
  });
}
