import type { AdStatus } from '../../../contract/index.ts';
import { AD_STATUSES } from '../../../contract/plain.ts';

const PATH = '/my-advertisements';
const NAME = 'status';

/** The status in an address; `null` is all of them, and whatever is no status. */
export function readStatus(search: string): AdStatus | null {
  const text = new URLSearchParams(search).get(NAME);
  const status = AD_STATUSES.find((known) => known === text);
  return status === undefined || status === 'DELETED' ? null : status;
}

/** Where the ads of a status are listed. */
export function statusAddress(status: AdStatus | null): string {
  return status === null ? PATH : `${PATH}?${NAME}=${status}`;
}
