import { and, eq, inArray } from 'drizzle-orm';

import { imageIdOf, imageUrl } from '../../../contract/index.ts';
import { images } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';

/** Whether each of the distinct URLs is the answer to an upload of this user. */
export async function ownsImages(
  db: Database,
  ownerId: number,
  urls: readonly string[],
): Promise<boolean> {
  const ids = urls.flatMap((url) => {
    const id = imageIdOf(url);
    return id !== null && url === imageUrl(id, 960) ? [id] : [];
  });
  if (ids.length < urls.length) return false;
  if (ids.length === 0) return true;
  const count = await db.$count(images, and(eq(images.ownerId, ownerId), inArray(images.id, ids)));
  return count === ids.length;
}
