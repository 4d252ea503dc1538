import type { AdStatus } from '../../../contract/index.ts';
import { AD_STATUSES } from '../../../contract/plain.ts';

const PATH = '/my-advertisements';
const NAME = 'status';

/** The status in an address; `null` for all and for an unknown one. */
export function readStatus(search: string): AdStatus | null {
  const text = new URLSearchParams(search).get(NAME);
  return AD_STATUSES.find((known) => known === text) ?? null;
}

/** Address of the ads of a status. */
export function statusAddress(status: AdStatus | null): string {
  return status === null ? PATH : `${PATH}?${NAME}=${status}`;
}
