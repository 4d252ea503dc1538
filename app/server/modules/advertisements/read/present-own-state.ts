import { adActions, type AdTimes, type OwnState } from '../../../../contract/index.ts';
import type { CloseReason } from '../../../../contract/index.ts';

/** Columns that only the seller reads. */
interface OwnColumns extends AdTimes {
  readonly closeReason: CloseReason | null;
}

/** What only the seller of an ad reads: the actions, and the times behind them. */
export function presentOwnState(ad: OwnColumns, now: Date): OwnState {
  return {
    close_reason: ad.closeReason,
    status_at: ad.statusAt?.toISOString() ?? null,
    expires_at: ad.expiresAt?.toISOString() ?? null,
    allowed_actions: [...adActions(ad, now)],
  };
}
