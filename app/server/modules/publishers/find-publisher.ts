import { and, eq, isNull, max, sql } from 'drizzle-orm';

import type { PublisherProfile } from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import { marketplaces, users } from '../../db/account-schema.ts';
import type { Database } from '../../db/open-database.ts';
import { ads } from '../../db/schema.ts';
import { dayText } from '../advertisements/index.ts';

/**
 * Finds a publisher by the id of the user.
 *
 * @throws {ApiError} user.unknown: there is none, or the account is being deleted; user.deleted.
 */
export async function findPublisher(db: Database, id: number): Promise<PublisherProfile> {
  const [row] = await db
    .select({
      user: users,
      marketplace: marketplaces,
      ads: sql<number>`(
        select count(*)::int from ${ads}
        where ${ads.ownerId} = ${id} and ${ads.status} = 'PUBLISHED'
      )`,
    })
    .from(users)
    .leftJoin(marketplaces, eq(marketplaces.userId, users.id))
    .where(and(eq(users.id, id), isNull(users.deletionAt)));
  if (row === undefined) throw new ApiError(await whyAbsent(db, id));
  const { user, marketplace: shop, ads: count } = row;
  return {
    id: user.id,
    name: user.name,
    profile_picture: user.profilePicture,
    profile_description: user.profileDescription,
    description: shop?.description ?? user.profileDescription,
    user_since: dayText(user.createdAt),
    total_listings: count,
    is_verified: user.isVerified,
    marketplace: shop && {
      id: shop.id,
      ads_count: count,
      description: shop.description,
      user_id: shop.userId,
      has_delivery: shop.hasDelivery,
      is_verified: shop.isVerified,
      addresses: shop.addresses,
    },
  };
}

/** Ids are given in order: one below the last, without a row, was deleted. */
async function whyAbsent(db: Database, id: number) {
  const [last] = await db.select({ id: max(users.id) }).from(users);
  const [own] = await db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return own === undefined && id < (last?.id ?? 0) ? 'user.deleted' : 'user.unknown';
}
