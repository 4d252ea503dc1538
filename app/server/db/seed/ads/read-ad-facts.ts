import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from '../../../../contract/wire/zod.ts';
import type { Town, Towns } from './chance/random-spot.ts';
import { AdsFile, People, Phrases, Places, Sellers } from './seed-file.ts';

/** All facts that seeded ads are generated from. */
export interface AdFacts {
  /** By subcategory. */
  readonly files: ReadonlyMap<string, AdsFile>;
  readonly phrases: Phrases;
  readonly places: Places;
  readonly sellers: Sellers;
  readonly people: People;
  readonly towns: Towns;
}

const Geo = z.object({
  places: z.array(
    z.object({ key: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() }),
  ),
});

/**
 * Reads `seed/` and its dictionaries from the folder of the fixtures.
 *
 * @returns `null` without `seed/ads`: other definitions have no ads.
 * @throws With the path and the first fault.
 */
export async function readAdFacts(folder: string): Promise<AdFacts | null> {
  const names = await readdir(join(folder, 'seed', 'ads')).catch(() => []);
  const paths = names.filter((name) => name.endsWith('.json')).toSorted();
  if (paths.length === 0) return null;
  const files = await Promise.all(
    paths.map(async (path) => {
      const file = await read(folder, `seed/ads/${path}`, AdsFile);
      return [path.replace(/\.json$/, ''), file] as const;
    }),
  );
  const geo = await read(folder, 'dictionaries/geo-tj.json', Geo);
  return {
    files: new Map(files),
    phrases: await read(folder, 'seed/phrases.json', Phrases),
    places: await read(folder, 'seed/places.json', Places),
    sellers: await read(folder, 'seed/sellers.json', Sellers),
    people: await read(folder, 'dictionaries/people-tj.json', People),
    towns: new Map(geo.places.map(({ key, ...town }): readonly [string, Town] => [key, town])),
  };
}

async function read<Shape extends z.ZodMiniType>(
  folder: string,
  path: string,
  shape: Shape,
): Promise<z.output<Shape>> {
  const text = await readFile(join(folder, path), 'utf8');
  const found = z.safeParse(shape, JSON.parse(text));
  if (found.success) return found.data;
  const [issue] = found.error.issues;
  throw new Error(`${path} cannot be read at /${issue?.path.join('/')}: ${issue?.message}.`);
}
