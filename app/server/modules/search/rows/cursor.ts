import { z } from 'zod/mini';

import { ApiError } from '../../../api-error.ts';
import type { Position, SearchOrder } from './search-order.ts';

/** An id that fits PostgreSQL's `integer`. */
const Id = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));
const Cursor = z.tuple([z.string(), z.array(z.nullable(z.tuple([z.number(), Id])))]);

/** Encodes the positions of a search's streams as one opaque string. */
export function writeCursor(groupId: string, positions: readonly Position[]): string {
  return Buffer.from(JSON.stringify([groupId, positions])).toString('base64url');
}

/** Whether a cursor is of a search with this group. */
export function isCursorOf(cursor: string, groupId: string): boolean {
  return Cursor.safeParse(parseJson(cursor)).data?.[0] === groupId;
}

/**
 * Decodes a cursor.
 *
 * @throws {ApiError} cursor.foreign: of another search, or not created by this server.
 */
export function readCursor(
  cursor: string,
  { groupId, order }: { readonly groupId: string; readonly order: SearchOrder },
): readonly Position[] {
  const [group, positions] = Cursor.safeParse(parseJson(cursor)).data ?? ['', []];
  // Only values of the definitions have fractions: a column of whole numbers refuses them.
  const areFit = positions.every(
    (position) => position === null || order.hasFractions || Number.isSafeInteger(position[0]),
  );
  if (group !== groupId || positions.length !== order.streams.length || !areFit) {
    throw new ApiError('cursor.foreign');
  }
  return positions;
}

function parseJson(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    // The address may hold any text.
    return null;
  }
}
