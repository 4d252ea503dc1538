/** A point, as a value or a server's wire has it. */
export interface Spot {
  readonly latitude: number;
  readonly longitude: number;
}

/** Cells a degree has: a tenth of a degree is about eleven kilometres. */
const CELLS_A_DEGREE = 10;
/** Distance between the substitutes of places of one cell. */
const STEP = 0.001;

/**
 * Opens a coarse map: a place becomes the corner of its cell, a tenth of a degree wide. The next
 * point of the same cell is moved by a thousandth, so that two points stay two.
 */
export function createCoarseMap(): (spot: Spot) => Spot {
  const cells = new Map<string, Map<string, number>>();
  return ({ latitude, longitude }) => {
    const [north, east] = [cornerOf(latitude), cornerOf(longitude)];
    const cell = cells.get(`${north} ${east}`) ?? new Map<string, number>();
    cells.set(`${north} ${east}`, cell);
    const spot = `${latitude} ${longitude}`;
    const index = cell.get(spot) ?? cell.size;
    cell.set(spot, index);
    return { latitude: beside(north, index), longitude: east };
  };
}

/** Towards the equator and Greenwich, so that it stays on the globe. */
function cornerOf(degrees: number): number {
  return Math.trunc(degrees * CELLS_A_DEGREE) / CELLS_A_DEGREE + 0;
}

function beside(corner: number, index: number): number {
  const moved = corner > 0 ? corner - index * STEP : corner + index * STEP;
  return Math.round(moved / STEP) * STEP === moved ? moved : Number(moved.toFixed(3));
}
