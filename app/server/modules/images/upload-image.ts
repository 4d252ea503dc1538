import { createHash } from 'node:crypto';

import { and, eq, gt, sql } from 'drizzle-orm';

import { imageUrl, type UploadedImage } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { images } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { encodeImage, measureImage } from './encode-image.ts';
import { fairTurns } from './fair-turns.ts';
import type { ImageStore } from './image-store.ts';

/** Maximum number of a user's uploads in 24 hours: twenty ads of twenty. */
const DAY_LIMIT = 400;
/** Maximum size of a user's pictures, in bytes: thirty ads of twenty large photos. */
const BYTES_LIMIT = 1_000_000_000;
const HOUR_S = 3_600;
/** Hex digits of an id. */
const ID_LENGTH = 32;

/**
 * Two of Node's four file threads. A user's third photo waits while two are encoded; heavy is more
 * than a phone's photo, 4032×3024.
 */
const TURNS = {
  atOnce: 2,
  waitingOfOne: 2,
  waiting: 60,
  heavyAbove: 13_000_000,
  patienceMs: 20_000,
};

/** One file of one user. */
interface Upload {
  readonly ownerId: number;
  readonly file: Buffer;
}

/**
 * Stores a picture. Repeated uploads of the same file by the same user give the same picture.
 *
 * @throws {ApiError} image.type, image.broken, image.too-small, image.too-large; images.no-room
 *   beyond a user's size; rate.limited
 *   after too many in a day; server.slow when too many wait, of all or of this user.
 */
export type UploadImage = (upload: Upload) => Promise<UploadedImage>;

/** Creates the upload function of a server. */
export function createImageUpload(db: Database, store: ImageStore): UploadImage {
  const inTurn = fairTurns({
    ...TURNS,
    refusal: () => new ApiError('server.slow', { retryAfterS: 5 }),
  });
  const underWay = new Map<string, Promise<UploadedImage>>();

  const keep = async (id: string, { ownerId, file }: Upload): Promise<UploadedImage> => {
    const known = await renewImage(db, id);
    if (known !== null && (await store.has(id))) return known;
    if (known === null) await checkLimits(db, ownerId);
    const cost = await measureImage(file);
    return inTurn({ owner: ownerId, cost }, async () => {
      const { variants, width, height } = await encodeImage(file);
      // Files first: a row guarantees that they exist.
      await store.write(id, variants);
      const bytes = variants.reduce((sum, variant) => sum + variant.file.length, 0);
      await db.insert(images).values({ id, ownerId, width, height, bytes }).onConflictDoNothing();
      return { id, url: imageUrl(id, 960), width, height };
    });
  };

  return (upload) => {
    const id = idOf(upload);
    const same = underWay.get(id);
    if (same !== undefined) return same;
    const kept = keep(id, upload).finally(() => underWay.delete(id));
    underWay.set(id, kept);
    return kept;
  };
}

function idOf({ ownerId, file }: Upload): string {
  const hash = createHash('sha256').update(`${ownerId}:`).update(file).digest('hex');
  return hash.slice(0, ID_LENGTH);
}

/** A stored picture: its time limit for coming into an ad restarts. */
async function renewImage(db: Database, id: string): Promise<UploadedImage | null> {
  const [row] = await db
    .update(images)
    .set({ createdAt: sql`now()` })
    .where(eq(images.id, id))
    .returning({ width: images.width, height: images.height });
  return row === undefined ? null : { id, url: imageUrl(id, 960), ...row };
}

async function checkLimits(db: Database, ownerId: number): Promise<void> {
  const isOfToday = gt(images.createdAt, sql`now() - interval '1 day'`);
  const count = await db.$count(images, and(eq(images.ownerId, ownerId), isOfToday));
  if (count >= DAY_LIMIT) throw new ApiError('rate.limited', { retryAfterS: HOUR_S });
  const [stored] = await db
    .select({ bytes: sql<string | null>`sum(${images.bytes})` })
    .from(images)
    .where(eq(images.ownerId, ownerId));
  if (Number(stored?.bytes ?? 0) >= BYTES_LIMIT) throw new ApiError('images.no-room');
}
