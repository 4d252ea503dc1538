import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Folders with the definitions of the product. */
const FOLDERS = ['pages', 'values', 'trouble', 'traces'];
/** The only dictionary that the server reads; a folder may lack it. */
export const GEOGRAPHY = 'dictionaries/geo-tj';
/** Increase it when the seeding changes: stored definitions are then written again. */
const SEED_VERSION = '2';

/** The recorded definitions as stored on disk. */
export interface Fixtures {
  /** Of all paths and contents. */
  readonly hash: string;
  /** Text of every file, by its path without `.json`, e.g. `pages/create/cars.motocikly`; sorted. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Reads every recorded definition.
 *
 * @throws When the folder holds no structure of categories.
 */
export async function readFixtures(folder: string): Promise<Fixtures> {
  const lists = await Promise.all(FOLDERS.map((name) => jsonFilesBelow(join(folder, name))));
  const dictionaries = await jsonFilesBelow(join(folder, 'dictionaries'));
  const geography = dictionaries.filter((path) => path === join(folder, `${GEOGRAPHY}.json`));
  const paths = [...lists.flat(), ...geography].toSorted();
  const texts = new Map<string, string>();
  const hash = createHash('sha256').update(SEED_VERSION);
  for (const path of paths) {
    const text = await readFile(path, 'utf8');
    const name = relative(folder, path)
      .split(sep)
      .join('/')
      .replace(/\.json$/, '');
    texts.set(name, text);
    hash.update(`\0${name}\0${text}`);
  }
  if (!texts.has('pages/structure')) {
    throw new Error(
      `There is no ${join(folder, 'pages', 'structure.json')}, so there are no categories. ` +
        'Start the server from the top of the repository, or point FIXTURES_DIR at the fixtures.',
    );
  }
  return { hash: hash.digest('base64url'), texts };
}

async function jsonFilesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
}
