import type { AdStatus, MyAdPage } from '../../../contract/index.ts';

/** Number of the user's ads of a status; of all but the deleted ones without a status. */
export function countAds(counts: MyAdPage['counts'], status: AdStatus | null): number {
  if (status !== null) return counts[status];
  const { DELETED: _deleted, ...listed } = counts;
  return Object.values(listed).reduce((sum, count) => sum + count, 0);
}
