import { setImmediate } from 'node:timers/promises';

import { MAP_CLUSTERS_LIMIT, type MapBox } from '../../../../contract/index.ts';

/** Points by number, in degrees. */
export interface Points {
  /** More than 90 for a point that is on the map no more. */
  readonly latitudeOf: (id: number) => number;
  readonly longitudeOf: (id: number) => number;
}

/** Points near each other. */
export interface Cluster {
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** Smallest box with all of them. */
  readonly box: MapBox;
  /** The only point; `null` of several. */
  readonly id: number | null;
}

/** The visible part of a map: its points are those that are clustered. */
export interface MapPart {
  readonly box: MapBox;
  readonly zoom: number;
}

/** Side of a tile and of a cell, in pixels of the map. */
const TILE_PX = 256;
const CELL_PX = 96;
/** Two markers are at least so much of a cell apart. */
const APART = 2 / 3;
/** Maximum number of cells along a side of the box. */
const CELLS = 16;
const WIDTH = CELLS + 2;
const POLE = 90;
/** Number of points per slice: some milliseconds. */
const SLICE = 50_000;

/**
 * Joins points that would overlap on a map: by the cells of a grid, then those cells whose middles
 * are too near. One pass over the points, in slices between which other calls are handled; the rest
 * is done on 324 cells at most.
 *
 * @returns At most 200 clusters; every point that is on the map yet is in one of them.
 */
export async function clusterPoints(
  ids: Int32Array,
  points: Points,
  part: MapPart,
): Promise<readonly Cluster[]> {
  const grid = toGrid(part);
  const filled: (Group | undefined)[] = Array.from({ length: WIDTH * WIDTH });
  for (let from = 0; from < ids.length; from += SLICE) {
    if (from > 0) await setImmediate();
    fill(filled, { grid, points, ids: ids.subarray(from, from + SLICE) });
  }
  let cells: readonly Group[] = filled.filter((group) => group !== undefined);
  let scale = 1;
  while (cells.length > MAP_CLUSTERS_LIMIT) {
    scale *= 2;
    cells = joinCells(cells, { east: grid.east * scale, south: grid.south * scale });
  }
  const side = { east: grid.east * scale, south: grid.south * scale };
  return joinNear(cells, side).map(toCluster);
}

/** Sides of a cell in degrees of longitude and of latitude. */
interface Cell {
  readonly east: number;
  readonly south: number;
}

interface Grid extends Cell {
  /** The box begins in these cells. */
  readonly column: number;
  readonly row: number;
}

/**
 * The cells have their places on the globe, not in the box: moving the map leaves clusters as they
 * are. They are squares where the middle of the box is.
 */
function toGrid({ box, zoom }: MapPart): Grid {
  const narrowing = Math.cos((Math.round((box.south + box.north) / 10) * 5 * Math.PI) / 180);
  const square = Math.max(0.1, narrowing);
  const ofZoom = (CELL_PX / (TILE_PX * 2 ** Math.floor(zoom))) * 360;
  const east = Math.max(
    ofZoom,
    (box.east - box.west) / CELLS,
    (box.north - box.south) / CELLS / square,
  );
  const south = east * square;
  return { east, south, column: Math.floor(box.west / east), row: Math.floor(box.south / south) };
}

/** A growing cluster, with its sums. */
interface Group {
  readonly first: number;
  count: number;
  latitudes: number;
  longitudes: number;
  south: number;
  west: number;
  north: number;
  east: number;
}

interface Filling {
  readonly grid: Grid;
  readonly points: Points;
  readonly ids: Int32Array;
}

function fill(cells: (Group | undefined)[], { grid, points, ids }: Filling): void {
  for (const id of ids) {
    const latitude = points.latitudeOf(id);
    const longitude = points.longitudeOf(id);
    // The ad has left the map since it was found.
    if (latitude > POLE) continue;
    const column = Math.floor(longitude / grid.east) - grid.column;
    const row = Math.floor(latitude / grid.south) - grid.row;
    const cell = row * WIDTH + column;
    const group = cells[cell];
    if (group === undefined) cells[cell] = alone(id, latitude, longitude);
    else add(group, latitude, longitude);
  }
}

function alone(first: number, latitude: number, longitude: number): Group {
  const sides = { south: latitude, north: latitude, west: longitude, east: longitude };
  return { ...sides, first, count: 1, latitudes: latitude, longitudes: longitude };
}

function add(group: Group, latitude: number, longitude: number): void {
  group.count += 1;
  group.latitudes += latitude;
  group.longitudes += longitude;
  if (latitude < group.south) group.south = latitude;
  if (latitude > group.north) group.north = latitude;
  if (longitude < group.west) group.west = longitude;
  if (longitude > group.east) group.east = longitude;
}

function joinCells(groups: readonly Group[], cell: Cell): readonly Group[] {
  const cells = Map.groupBy(
    groups,
    ({ west, south }) => `${Math.floor(west / cell.east)} ${Math.floor(south / cell.south)}`,
  );
  return Array.from(cells.values(), (near) => near.reduce(join));
}

/** Joins each group to the first larger one that is too near. */
function joinNear(groups: readonly Group[], cell: Cell): readonly Group[] {
  const joined: Group[] = [];
  for (const group of groups.toSorted((a, b) => b.count - a.count || a.first - b.first)) {
    const near = joined.findIndex((other) => cellsBetween(group, other, cell) < APART);
    const other = joined[near];
    if (other === undefined) joined.push(group);
    else joined[near] = join(other, group);
  }
  return joined;
}

function cellsBetween(one: Group, other: Group, cell: Cell): number {
  const [a, b] = [middleOf(one), middleOf(other)];
  return Math.hypot(
    (a.longitude - b.longitude) / cell.east,
    (a.latitude - b.latitude) / cell.south,
  );
}

function join(one: Group, other: Group): Group {
  return {
    first: Math.min(one.first, other.first),
    count: one.count + other.count,
    latitudes: one.latitudes + other.latitudes,
    longitudes: one.longitudes + other.longitudes,
    south: Math.min(one.south, other.south),
    north: Math.max(one.north, other.north),
    west: Math.min(one.west, other.west),
    east: Math.max(one.east, other.east),
  };
}

/** Within the box: the mean of equal numbers may differ from them by a rounding. */
function middleOf({ latitudes, longitudes, count, ...box }: Group) {
  return {
    latitude: Math.min(box.north, Math.max(box.south, latitudes / count)),
    longitude: Math.min(box.east, Math.max(box.west, longitudes / count)),
  };
}

function toCluster(group: Group): Cluster {
  const { first, count, south, west, north, east } = group;
  const box = { south, west, north, east };
  return { ...middleOf(group), count, box, id: count === 1 ? first : null };
}
