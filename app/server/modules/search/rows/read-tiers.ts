import { sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import type { Conditions } from '../to-conditions.ts';
import { chooseWays, estimateRows } from './choose-ways.ts';
import { readStreams, SORTED, toQuery, type Reading } from './read-streams.ts';
import { baseOf } from './relevance-tiers.ts';
import { newest, type FoundRow, type Position, type Stream, type Tier } from './search-order.ts';

/** Maximum number of matches that are read and sorted at once, whatever their tiers. */
const FEW = 300;

/**
 * Returns the rows of both streams of an order by relevance. Few matches are sorted with one query.
 * Of many, the tiers are read one after another, each by an index, until the page is full: nearly
 * every page is of one tier.
 */
export async function readTiers(
  db: Database,
  reading: Reading,
  tiers: readonly Tier[],
): Promise<readonly FoundRow[]> {
  const { estimated, filters, words } = reading.conditions;
  const all = await estimateRows(db, sql.join([...estimated, ...filters, ...words], sql` and `));
  return all.rows <= FEW ? readStreams(db, reading) : readEachTier(db, reading, tiers);
}

/** As `readTiers`, of any number of matches. */
export async function readEachTier(
  db: Database,
  reading: Reading,
  tiers: readonly Tier[],
): Promise<readonly FoundRow[]> {
  const [slots, rest] = await Promise.all([
    readSlots(db, reading, tiers),
    readRest(db, reading, tiers),
  ]);
  return [...slots, ...rest];
}

/** Promoted ads of the best tier. */
async function readSlots(
  db: Database,
  reading: Reading,
  tiers: readonly Tier[],
): Promise<readonly FoundRow[]> {
  const [tier] = tiers;
  if (tier === undefined) return [];
  const conditions = inTier(reading.conditions, tier);
  const where = [...conditions.estimated, ...conditions.filters, ...conditions.words];
  const { rows: matches } = await estimateRows(db, sql.join(where, sql` and `));
  const stream = { ...toStream(tier), where: sql`level = 2` };
  const [position = null] = reading.positions;
  const order = { streams: [stream] as const, share: reading.order.share };
  // The index of promoted ads is short: a walk along it is costly only where hardly any matches.
  const ways = matches > FEW ? ([{ strategy: 'walk', where: null }] as const) : SORTED;
  const found = await db.execute<FoundRow>(
    toQuery({ conditions, order, positions: [position], limit: reading.limit }, ways),
  );
  return found.rows;
}

/** All others, tier by tier. */
async function readRest(
  db: Database,
  reading: Reading,
  tiers: readonly Tier[],
): Promise<readonly FoundRow[]> {
  const [, position = null] = reading.positions;
  const first = position === null ? Number.POSITIVE_INFINITY : baseOf(position[0]);
  const rows: FoundRow[] = [];
  for (const [index, tier] of tiers.entries()) {
    if (tier.base > first) continue;
    const limit = reading.limit - rows.length;
    if (limit === 0) break;
    const conditions = inTier(reading.conditions, tier);
    const where = index === 0 ? sql`level < 2` : null;
    const order = { streams: [{ ...toStream(tier), where }] as const, share: reading.order.share };
    const after = tier.base === first ? position : null;
    const ways = await chooseWays(db, conditions, limit);
    const found = await db.execute<FoundRow>(
      toQuery({ conditions, order, positions: [after], limit }, ways),
    );
    rows.push(...found.rows.map((row) => ({ ...row, stream: 1 })));
  }
  return rows;
}

function inTier(conditions: Conditions, tier: Tier): Conditions {
  return {
    ...conditions,
    where: [...conditions.where, ...tier.where],
    estimated: [...conditions.estimated, ...tier.estimated],
    words: tier.words,
  };
}

/** The newest of a tier; their values place them among those of other tiers. */
function toStream({ base }: Tier): Omit<Stream, 'where'> {
  return {
    ...newest,
    value: sql`(${base}::bigint + published)`,
    after: ([value, id]: NonNullable<Position>) => newest.after([value - base, id]),
  };
}
