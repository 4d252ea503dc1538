import { z } from 'zod/mini';

import { ApiError } from '../../api-error.ts';

/** Where a stream goes on: after the row with this value and id; `null` from its beginning. */
export type Position = readonly [value: number, id: number] | null;

const Whole = z.int();
const Cursor = z.tuple([z.string(), z.array(z.nullable(z.tuple([Whole, Whole])))]);

/** The places of a search's streams, as one opaque word. */
export function writeCursor(groupId: string, positions: readonly Position[]): string {
  return Buffer.from(JSON.stringify([groupId, positions])).toString('base64url');
}

/**
 * The places that a cursor tells.
 *
 * @throws {ApiError} cursor.foreign: of another search, or made by nobody here.
 */
export function readCursor(
  cursor: string,
  { groupId, streams }: { readonly groupId: string; readonly streams: number },
): readonly Position[] {
  const [group, positions] = Cursor.safeParse(parseJson(cursor)).data ?? ['', []];
  if (group !== groupId || positions.length !== streams) throw new ApiError('cursor.foreign');
  return positions;
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // Anybody may write anything into an address; it is no cursor then.
    return null;
  }
}
