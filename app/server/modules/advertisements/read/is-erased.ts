import { isNotNull, ne, or } from 'drizzle-orm';

import { ads } from '../../../db/schema.ts';

/** Whether only the address of a deleted ad is left: its content was erased. */
export function isErased(ad: Pick<typeof ads.$inferSelect, 'status' | 'statusAt'>): boolean {
  return ad.status === 'DELETED' && ad.statusAt === null;
}

/** The same as a condition of a statement, negated. */
export const isNotErased = or(ne(ads.status, 'DELETED'), isNotNull(ads.statusAt));
