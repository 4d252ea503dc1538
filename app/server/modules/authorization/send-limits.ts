import { RESEND_AFTER_MS } from '../../../contract/index.ts';

/**
 * Ages of the recent codes in seconds, newest first. A failed one may still have been delivered:
 * some gateways send and then fail.
 */
export interface SentAges {
  readonly phone: readonly number[];
  readonly address: readonly number[];
  readonly phoneFailed: readonly number[];
  readonly addressFailed: readonly number[];
}

/** Reason why no code is sent now. */
export interface SendRefusal {
  readonly code: 'otp.too-soon' | 'otp.too-many';
  /** Whole seconds, at least one. */
  readonly retryAfterS: number;
}

interface SendLimit {
  readonly per: keyof SentAges;
  readonly sends: number;
  readonly withinS: number;
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Limits of codes per phone and per requesting address (decisions, «Sessions»). */
const LIMITS: readonly SendLimit[] = [
  { per: 'phone', sends: 1, withinS: RESEND_AFTER_MS / 1_000 },
  { per: 'phone', sends: 4, withinS: HOUR_S },
  { per: 'phone', sends: 8, withinS: DAY_S },
  { per: 'address', sends: 15, withinS: HOUR_S },
  // A person may try again at once, and not without end.
  { per: 'phoneFailed', sends: 3, withinS: 5 * MINUTE_S },
  { per: 'phoneFailed', sends: 12, withinS: DAY_S },
  { per: 'addressFailed', sends: 30, withinS: HOUR_S },
];

/** Number of last codes that the limits examine. */
export const COUNTED_SENDS = Math.max(...LIMITS.map(({ sends }) => sends));

/** Time span that the limits examine, in ms. */
export const COUNTED_MS = 1_000 * Math.max(...LIMITS.map(({ withinS }) => withinS));

/** Returns the refusal with the longest wait; `null` when a code may be sent. */
export function findSendRefusal(ages: SentAges): SendRefusal | null {
  const [longest] = LIMITS.map((limit) => ({ limit, waitS: waitOf(limit, ages[limit.per]) }))
    .filter(({ waitS }) => waitS > 0)
    .toSorted((a, b) => b.waitS - a.waitS);
  if (longest === undefined) return null;
  return {
    code: longest.limit.sends === 1 ? 'otp.too-soon' : 'otp.too-many',
    retryAfterS: Math.ceil(longest.waitS),
  };
}

/** Returns the seconds until the oldest counted send leaves the window of a limit. */
function waitOf({ sends, withinS }: SendLimit, ages: readonly number[]): number {
  const age = ages[sends - 1];
  return age === undefined ? 0 : withinS - age;
}
