import { sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import type { ImageStore } from './image-store.ts';

/** Maximum number of pictures per run; the rest waits for the next one. */
const BATCH = 1_000;

/**
 * Deletes pictures that are in no ad thirty days after their upload, and the files of interrupted
 * uploads.
 */
export async function forgetUploads(db: Database, store: ImageStore): Promise<void> {
  const url = sql`'/images/' || images.id || '/960.webp'`;
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from images where id in (
      select images.id from images join users on users.id = images.owner_id
      where images.created_at < now() - interval '30 days'
        and users.profile_picture is distinct from ${url}
        and not exists (
          select 1 from ads where ads.owner_id = images.owner_id and ads.images ? (${url})
        )
      limit ${BATCH}
    ) returning id`);
  for (const { id } of rows) await store.remove(id);
  await store.forgetDrafts();
}
