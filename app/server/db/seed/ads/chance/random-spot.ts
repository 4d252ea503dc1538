import type { Place } from '../../../../../contract/index.ts';
import type { Places } from '../seed-file.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Towns by key, as in the form's own list. */
export type Towns = ReadonlyMap<string, Town>;

/** A town with ads. */
export interface Town {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A generated location. */
export interface Spot {
  readonly city: string;
  /** Key of a district of the capital; `null` elsewhere. */
  readonly district: string | null;
  readonly location: Place;
  /** «в Душанбе». */
  readonly within: string;
}

/** Maximum distance from the centre of a town and of a district, in degrees. */
const TOWN_REACH = 0.012;
const PART_REACH = 0.006;
const HOUSES = 140;

/** A house in a street of the town, with a point near the centre of the town or the district. */
export function randomSpot(
  random: SeededRandom,
  city: string,
  from: { towns: Towns; places: Places },
): Spot {
  const town = from.towns.get(city);
  const own = from.places.find((one) => one.city === city);
  if (town === undefined || own === undefined) {
    throw new Error(`The town "${city}" is not in both geo-tj.json and seed/places.json.`);
  }
  const { district, point, streets } = random.pick(own.parts);
  const [latitude, longitude] = point ?? [town.latitude, town.longitude];
  const reach = point === null ? TOWN_REACH : PART_REACH;
  const near = (middle: number): number =>
    Number((middle + (random.next() + random.next() - 1) * reach).toFixed(5));
  return {
    city,
    district,
    within: own.within,
    location: {
      latitude: near(latitude),
      longitude: near(longitude),
      address: `${town.name}, ${random.pick(streets)}, ${random.whole(1, HOUSES)}`,
    },
  };
}
