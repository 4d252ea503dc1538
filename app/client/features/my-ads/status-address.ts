import { AdStatus } from '../../../contract/index.ts';

const PATH = '/my-advertisements';
const NAME = 'status';

/** The status in an address; `null` is all of them, and whatever is no status. */
export function readStatus(search: string): AdStatus | null {
  const reading = AdStatus.safeParse(new URLSearchParams(search).get(NAME));
  return reading.success && reading.data !== 'DELETED' ? reading.data : null;
}

/** Where the ads of a status are listed. */
export function statusAddress(status: AdStatus | null): string {
  return status === null ? PATH : `${PATH}?${NAME}=${status}`;
}
