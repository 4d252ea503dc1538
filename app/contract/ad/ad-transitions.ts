import type { AD_STATUSES } from './ad-terms.ts';

type Status = (typeof AD_STATUSES)[number];

/** Events by which a seller changes the status of an ad. */
export const AD_EVENTS = ['HIDE', 'MARK_SOLD', 'RESTORE', 'DELETE', 'UNDELETE'] as const;
export type AdEvent = (typeof AD_EVENTS)[number];

/** Reasons for which a seller closes an ad; the first two are sales. */
export const CLOSE_REASONS = ['SOLD_HERE', 'SOLD_ELSEWHERE', 'NOT_SELLING'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Number of days for which a deleted ad can be returned; then its content is erased. */
export const DELETED_DAYS = 30;

const DAY_MS = 86_400_000;

interface Transition {
  readonly from: readonly Status[];
  readonly to: Status;
  /**
   * Statuses that a return restores instead: such an ad was not approved, and a way through
   * `HIDDEN` would publish it without a moderator.
   */
  readonly restores?: readonly Status[];
  /** The time after which the transition is no longer possible. */
  readonly until?: 'expiry' | 'erasure';
}

/** The seller's part of the table of statuses. Every other transition is refused. */
export const AD_TRANSITIONS: Readonly<Record<AdEvent, Transition>> = {
  HIDE: { from: ['PUBLISHED'], to: 'HIDDEN' },
  MARK_SOLD: { from: ['PUBLISHED'], to: 'HIDDEN' },
  RESTORE: { from: ['HIDDEN'], to: 'PUBLISHED', until: 'expiry' },
  DELETE: { from: ['IN_MODERATION', 'PUBLISHED', 'HIDDEN', 'EXPIRED', 'REJECTED'], to: 'DELETED' },
  UNDELETE: {
    from: ['DELETED'],
    to: 'HIDDEN',
    restores: ['IN_MODERATION', 'REJECTED'],
    until: 'erasure',
  },
};

/** The status after an event, of an ad that was deleted in `before`; `null`: it was not. */
export function statusAfter(event: AdEvent, before: Status | null): Status {
  const { to, restores = [] } = AD_TRANSITIONS[event];
  return before !== null && restores.includes(before) ? before : to;
}

/** The parts of an ad that decide its transitions. */
export interface AdTimes {
  readonly status: Status;
  /** Time of the last transition; `null` before the first one, and of an erased ad. */
  readonly statusAt: Date | null;
  /** `null`: it does not expire. */
  readonly expiresAt: Date | null;
}

/** An action of the seller; a disabled one names the reason. */
export interface AdAction {
  readonly action: AdEvent;
  readonly enabled: boolean;
  readonly why_not?: 'EXPIRED' | 'ERASED';
}

/** The actions that start at the ad's status, in the order of the events. */
export function adActions(ad: AdTimes, now: Date): readonly AdAction[] {
  return AD_EVENTS.filter((event) => AD_TRANSITIONS[event].from.includes(ad.status)).map(
    (action) => {
      const end = endOf(ad, AD_TRANSITIONS[action].until);
      if (end === null || now.getTime() < end) return { action, enabled: true };
      const why_not = AD_TRANSITIONS[action].until === 'expiry' ? 'EXPIRED' : 'ERASED';
      return { action, enabled: false, why_not };
    },
  );
}

/** The time in ms after which the transition is refused; `null` without an end. */
function endOf({ statusAt, expiresAt }: AdTimes, until: Transition['until']): number | null {
  switch (until) {
    case undefined:
      return null;
    case 'expiry':
      return expiresAt?.getTime() ?? null;
    case 'erasure':
      return statusAt === null ? -Infinity : statusAt.getTime() + DELETED_DAYS * DAY_MS;
  }
}
