import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** ISO 3166-1 number of Tajikistan: its id in the atlas. */
const TAJIKISTAN = '762';
/** Five decimals are a metre, which is enough for an outline. */
const DECIMALS = 3;

/** The country's outline as GeoJSON text, from the atlas of Natural Earth (public domain). */
export async function makeOutline(): Promise<string> {
  const atlas: Topology<{ countries: GeometryCollection }> = JSON.parse(
    await readFile('node_modules/world-atlas/countries-50m.json', 'utf8'),
  );
  const { features } = feature(atlas, atlas.objects.countries);
  const country = features.find(({ id }) => id === TAJIKISTAN);
  if (country === undefined) throw new Error(`world-atlas has no country ${TAJIKISTAN}.`);
  const outline = { type: 'Feature', properties: {}, geometry: country.geometry };
  return `${JSON.stringify(outline, (_, value) => (typeof value === 'number' ? Number(value.toFixed(DECIMALS)) : value))}\n`;
}

/** The content of the file. */
export type Outline = Feature<Polygon | MultiPolygon>;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(new URL('tajikistan-outline.json', import.meta.url), await makeOutline());
}
