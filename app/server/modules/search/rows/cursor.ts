import { z } from 'zod/mini';

import { ApiError } from '../../../api-error.ts';
import type { Position } from './search-order.ts';

/** An id that fits PostgreSQL's `integer`. */
const Id = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1));
const Cursor = z.tuple([z.string(), z.array(z.nullable(z.tuple([z.int(), Id])))]);

/** Encodes the positions of a search's streams as one opaque string. */
export function writeCursor(groupId: string, positions: readonly Position[]): string {
  return Buffer.from(JSON.stringify([groupId, positions])).toString('base64url');
}

/**
 * Decodes a cursor.
 *
 * @throws {ApiError} cursor.foreign: of another search, or not created by this server.
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
    // The address may hold any text.
    return null;
  }
}
