import { createBitmap, setBit, type Bitmap } from './bitmap.ts';
import { withRoom } from './with-room.ts';

/** Number of the columns of measured values. */
const MEASURES = 9;

/** A row of `ad_search`. */
export interface IndexRow {
  readonly id: number;
  /** In dirams. */
  readonly price: number | null;
  /** In ms. */
  readonly published: number;
  readonly level: number;
  /** `n1` to `n9`. */
  readonly measures: readonly (number | null)[];
  readonly tags: readonly number[];
}

/** Values of the ads by slot. A slot that its ad has left is not in `alive`. */
export interface AdColumns {
  readonly ids: Int32Array;
  readonly published: Float64Array;
  /** In dirams; not a number where there is none. */
  readonly prices: Float64Array;
  readonly measures: readonly Float64Array[];
  readonly alive: Bitmap;
  /** Slots by promotion level. */
  readonly levels: readonly Bitmap[];
  /** Slots with a price. */
  readonly priced: Bitmap;
  /** Slots whose ads were published before those of an earlier slot. */
  readonly astray: Bitmap;
}

/** Columns that are filled. */
export type WritableColumns = { -readonly [Column in keyof AdColumns]: AdColumns[Column] } & {
  measures: Float64Array[];
  levels: Bitmap[];
};

/** Creates columns without a slot, with room for so many. */
export function createAdColumns(room: number): WritableColumns {
  return {
    ids: new Int32Array(room),
    published: new Float64Array(room),
    prices: new Float64Array(room),
    measures: Array.from({ length: MEASURES }, () => new Float64Array(room)),
    alive: createBitmap(room),
    levels: [createBitmap(room), createBitmap(room), createBitmap(room)],
    priced: createBitmap(room),
    astray: createBitmap(room),
  };
}

/** Sets the values of the next slot. */
export function addValues(columns: WritableColumns, slot: number, row: IndexRow): void {
  const room = slot + 1;
  const words = Math.ceil(room / 32);
  columns.ids = withRoom(columns.ids, room);
  columns.published = withRoom(columns.published, room);
  columns.prices = withRoom(columns.prices, room);
  columns.measures = columns.measures.map((column) => withRoom(column, room));
  columns.alive = withRoom(columns.alive, words);
  columns.levels = columns.levels.map((level) => withRoom(level, words));
  columns.priced = withRoom(columns.priced, words);
  columns.astray = withRoom(columns.astray, words);

  columns.ids[slot] = row.id;
  columns.published[slot] = row.published;
  columns.prices[slot] = row.price ?? Number.NaN;
  for (const [index, column] of columns.measures.entries()) {
    column[slot] = row.measures[index] ?? Number.NaN;
  }
  setBit(columns.alive, slot);
  const level = columns.levels[row.level];
  if (level !== undefined) setBit(level, slot);
  if (row.price !== null) setBit(columns.priced, slot);
}

/** Returns the size of the columns, in bytes. */
export function bytesOf(columns: AdColumns): number {
  return Object.values(columns)
    .flat()
    .reduce(
      (sum: number, column: Bitmap | Float64Array | Int32Array) => sum + column.byteLength,
      0,
    );
}
