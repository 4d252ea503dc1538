import type { MapBox } from '../../../../contract/index.ts';

/** An ad with a place, as everybody sees it. */
interface PlacedAd {
  readonly id: number;
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** `categories.number` and `subcategories.number`. */
  readonly category: number;
  readonly subcategory: number;
}

/** A scope by the numbers of `ad_search`; `null` for all. */
interface NumberedScope {
  readonly category: number | null;
  readonly subcategory: number | null;
}

/** The first ids of a list, with room for more. */
interface IdList {
  readonly ids: Int32Array;
  readonly length: number;
}

interface IdRange {
  readonly from: number;
  readonly to: number;
}

interface MapPlace {
  readonly box: MapBox;
  readonly scope: NumberedScope;
}

/** Points of the published ads in columns: 14 bytes an ad, one million in 14 MB. */
export interface AdPoints {
  /** Takes an ad as it is now. */
  readonly place: (ad: PlacedAd) => void;
  /** Takes an ad off the map; nothing for an unknown one. */
  readonly remove: (id: number) => void;
  /** Ids of the ads in a box and a scope, ascending. */
  readonly within: (box: MapBox, scope: NumberedScope) => Int32Array;
  /**
   * The same of the ids of a range: adds them to a list.
   *
   * @returns The new length of the list.
   */
  readonly collect: (list: IdList, range: IdRange, place: MapPlace) => number;
  /** More than any id. */
  readonly end: () => number;
  /** Those of the ids that are in a box, in their order; they take the place of the ids. */
  readonly among: (ids: Int32Array, box: MapBox) => Int32Array;
  /** The point of an ad in degrees; of one that is on the map. */
  readonly latitudeOf: (id: number) => number;
  readonly longitudeOf: (id: number) => number;
}

/** Units of a degree: a centimetre. */
const UNITS = 10_000_000;
/** More than any longitude has. */
const ABSENT = 2_000_000_000;
const FIRST_LENGTH = 4_096;

/** Creates an empty map. */
export function createAdPoints(): AdPoints {
  let latitudes = new Int32Array(FIRST_LENGTH).fill(ABSENT);
  let longitudes = new Int32Array(FIRST_LENGTH);
  let categories = new Int16Array(FIRST_LENGTH);
  let subcategories = new Int32Array(FIRST_LENGTH);
  let end = 0;

  function reach(id: number): void {
    end = Math.max(end, id + 1);
    if (id < latitudes.length) return;
    const length = Math.max(latitudes.length * 2, id + 1);
    latitudes = widened(latitudes, new Int32Array(length).fill(ABSENT));
    longitudes = widened(longitudes, new Int32Array(length));
    categories = widened(categories, new Int16Array(length));
    subcategories = widened(subcategories, new Int32Array(length));
  }

  function collect({ ids, length }: IdList, { from, to }: IdRange, { box, scope }: MapPlace) {
    const { category, subcategory } = scope;
    const isIn = testOf(box);
    let count = length;
    for (let id = from; id < to; id += 1) {
      if (!isIn(latitudes[id] ?? ABSENT, longitudes[id] ?? ABSENT)) continue;
      if (category !== null && categories[id] !== category) continue;
      if (subcategory !== null && subcategories[id] !== subcategory) continue;
      ids[count] = id;
      count += 1;
    }
    return count;
  }

  return {
    place: ({ id, latitude, longitude, category, subcategory }) => {
      reach(id);
      latitudes[id] = toUnits(latitude);
      longitudes[id] = toUnits(longitude);
      categories[id] = category;
      subcategories[id] = subcategory;
    },
    remove: (id) => {
      if (id < end) latitudes[id] = ABSENT;
    },
    within: (box, scope) => {
      const ids = new Int32Array(end);
      return ids.subarray(0, collect({ ids, length: 0 }, { from: 0, to: end }, { box, scope }));
    },
    collect,
    end: () => end,
    among: (ids, box) => {
      const isIn = testOf(box);
      let count = 0;
      for (const id of ids) {
        if (!isIn(latitudes[id] ?? ABSENT, longitudes[id] ?? ABSENT)) continue;
        ids[count] = id;
        count += 1;
      }
      return ids.subarray(0, count);
    },
    latitudeOf: (id) => (latitudes[id] ?? ABSENT) / UNITS,
    longitudeOf: (id) => (longitudes[id] ?? ABSENT) / UNITS,
  };
}

function widened<Column extends Int16Array | Int32Array>(before: Column, wide: Column): Column {
  wide.set(before);
  return wide;
}

function toUnits(degrees: number): number {
  return Math.round(degrees * UNITS);
}

/** Tests a point in units; an absent one is in no box. */
function testOf(box: MapBox): (latitude: number, longitude: number) => boolean {
  const [south, north] = [toUnits(box.south), toUnits(box.north)];
  const [west, east] = [toUnits(box.west), toUnits(box.east)];
  return (latitude, longitude) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
