import type { Database } from '../../../db/open-database.ts';
import { takeTurns } from '../../../take-turns.ts';
import { createAdCopy, WORD_TAG, type AdCopy } from './ad-copy.ts';
import type { IndexRow } from './columns/ad-columns.ts';
import {
  readChangedIds,
  readRoom,
  readRows,
  readRowsOf,
  readState,
  readTokens,
  readTokensOf,
} from './read-index.ts';

/** A copy of the index as of a snapshot, or later. */
export interface FilledCopy {
  readonly copy: AdCopy;
  /** Version of the index of which it is a copy. */
  readonly version: string;
  readonly snapshot: string;
}

/** Reads the whole index, in batches: other calls are handled meanwhile. */
export async function fillCopy(db: Database): Promise<FilledCopy> {
  const { version, snapshot } = await readState(db, null);
  const copy = createAdCopy(await readRoom(db));
  for await (const tokens of readTokens(db)) await takeTurns(tokens, copy.tokens.add);
  for await (const rows of readRows(db)) await putRows(db, copy, rows);
  return catchUp(db, { copy, version, snapshot });
}

/** Reads all changes since the snapshot of a copy, in batches. */
export async function catchUp(
  db: Database,
  { copy, version, snapshot }: FilledCopy,
): Promise<FilledCopy> {
  // Asked first: what changes from here on is read by the next call, too.
  const { snapshot: later } = await readState(db, null);
  for await (const ids of readChangedIds(db, snapshot)) await applyChanges(db, copy, ids);
  return { copy, version, snapshot: later };
}

/** Reads the rows of changed ads into a copy. */
export async function applyChanges(
  db: Database,
  copy: AdCopy,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await readRowsOf(db, ids);
  const published = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!published.has(id)) copy.remove(id);
  await putRows(db, copy, rows);
}

async function putRows(db: Database, copy: AdCopy, rows: readonly IndexRow[]): Promise<void> {
  const unknown = new Set<number>();
  for (const { tags } of rows) {
    for (const tag of tags) {
      if (tag < WORD_TAG && copy.tokens.termOf(tag) === null) unknown.add(tag);
    }
  }
  if (unknown.size > 0) {
    for (const token of await readTokensOf(db, Array.from(unknown))) copy.tokens.add(token);
  }
  await takeTurns(rows, copy.put);
}
