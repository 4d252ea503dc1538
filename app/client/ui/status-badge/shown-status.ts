import type { AdStatusName } from './status-words.ru.ts';

/** An ad of the user's own. */
interface OwnStatus {
  readonly status: Exclude<AdStatusName, 'SOLD'>;
  readonly close_reason?: string | null | undefined;
}

/** The status by which the seller knows an ad: a hidden one may be sold. */
export function shownStatus({ status, close_reason }: OwnStatus): AdStatusName {
  const isSold = close_reason === 'SOLD_HERE' || close_reason === 'SOLD_ELSEWHERE';
  return status === 'HIDDEN' && isSold ? 'SOLD' : status;
}
