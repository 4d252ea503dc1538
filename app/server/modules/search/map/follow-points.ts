import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';

import { marketplaces } from '../../../db/account-schema.ts';
import type { Database } from '../../../db/open-database.ts';
import { ads, categories, subcategories } from '../../../db/schema.ts';
import { placeHash, shownPoint } from '../../places/index.ts';
import { findOldestOpen, readChangedAds } from '../../search-index/index.ts';
import { createAdPoints, type AdPoints } from './ad-points.ts';

/** The points of the ads, kept up with them. */
export interface FollowedPoints {
  /**
   * Reads what changed, all ads the first time, and returns the points with every change that was
   * committed before the call. Calls at the same time share one reading.
   *
   * @throws What the reading failed with; the next call reads it again.
   */
  readonly refresh: () => Promise<AdPoints>;
}

/** Number of ads per query: between two queries other calls are handled. */
const BATCH = 1_000;
/**
 * Maximum time between two readings of all ads, in ms. A row that was deleted, or a seller who
 * opened or closed a shop, is no change of an ad.
 */
const FOLLOWED_MS = 24 * 60 * 60 * 1_000;

interface KnownPoints {
  readonly points: AdPoints;
  /** When all ads were read, in ms. */
  readonly readAt: number;
  /** Changes since this moment may be missing. */
  since: string;
}

interface PointsOptions {
  readonly now?: () => number;
  /** Called when all ads could not be read again; the points that are known remain. */
  readonly onError?: (error: unknown) => void;
}

/** Follows the points of the published ads. Reads nothing before the first `refresh`. */
export function followPoints(
  db: Database,
  { now = Date.now, onError = () => {} }: PointsOptions = {},
): FollowedPoints {
  let known: KnownPoints | null = null;
  let isRenewing = false;
  let running: Promise<AdPoints> | null = null;
  let next: Promise<AdPoints> | null = null;

  /** Reads all ads again, beside the calls. */
  async function renew(): Promise<void> {
    isRenewing = true;
    try {
      known = await readAll(db, now());
    } catch (error) {
      onError(error);
    } finally {
      isRenewing = false;
    }
  }

  async function read(): Promise<AdPoints> {
    const mine = (known ??= await readAll(db, now()));
    if (!isRenewing && now() - mine.readAt > FOLLOWED_MS) void renew();
    // Asked first: what is changed from here on is read by the next call, too.
    const oldest = await findOldestOpen(db);
    await readChanged(db, mine.points, mine.since);
    mine.since = oldest;
    return mine.points;
  }

  /** A reading that began before a call may miss what the call is to see: the next one does not. */
  async function readNext(): Promise<AdPoints> {
    await running?.catch(() => undefined);
    running = next;
    next = null;
    return read();
  }

  return {
    refresh: () => (next ??= readNext()),
  };
}

async function readAll(db: Database, readAt: number): Promise<KnownPoints> {
  const since = await findOldestOpen(db);
  const points = createAdPoints();
  let last = 0;
  for (let isMore = true; isMore;) {
    const rows = await readPlaces(db)
      .where(and(eq(ads.status, 'PUBLISHED'), gt(ads.id, last)))
      .orderBy(asc(ads.id))
      .limit(BATCH);
    for (const row of rows) take(points, row);
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === BATCH;
  }
  return { points, readAt, since };
}

async function readChanged(db: Database, points: AdPoints, since: string): Promise<void> {
  for await (const batch of readChangedAds(db, since)) {
    const changed = batch.map(({ id }) => id);
    if (changed.length === 0) continue;
    const rows = await readPlaces(db).where(inArray(ads.id, changed));
    for (const row of rows) take(points, row);
  }
}

function readPlaces(db: Database) {
  return db
    .select({
      id: ads.id,
      isPublished: sql<boolean>`${ads.status} = 'PUBLISHED'`,
      categoryId: ads.categoryId,
      subcategoryId: ads.subcategoryId,
      category: categories.number,
      subcategory: subcategories.number,
      latitude: ads.latitude,
      longitude: ads.longitude,
      isPlaceExact: ads.isPlaceExact,
      isCityPoint: ads.isCityPoint,
      marketplace: marketplaces.id,
      placeHash,
    })
    .from(ads)
    .innerJoin(subcategories, eq(subcategories.id, ads.subcategoryId))
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .leftJoin(marketplaces, eq(marketplaces.userId, ads.ownerId));
}

type PlaceRow = Awaited<ReturnType<typeof readPlaces>>[number];

function take(points: AdPoints, row: PlaceRow): void {
  const { id, category, subcategory } = row;
  const point = row.isPublished ? shownPoint(row) : null;
  if (point === null) points.remove(id);
  else points.place({ id, ...point, category, subcategory });
}
