import { RESEND_AFTER_MS } from '../../../contract/index.ts';

/** How old the codes sent lately are, in seconds, newest first. */
export interface SentAges {
  readonly phone: readonly number[];
  readonly address: readonly number[];
}

/** Why no code is sent now. */
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

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** How many codes are sent, to one phone and at one address's wish (decisions, «Sessions»). */
const LIMITS: readonly SendLimit[] = [
  { per: 'phone', sends: 1, withinS: RESEND_AFTER_MS / 1_000 },
  { per: 'phone', sends: 4, withinS: HOUR_S },
  { per: 'phone', sends: 8, withinS: DAY_S },
  { per: 'address', sends: 15, withinS: HOUR_S },
];

/** As many of the last codes as the limits look at, and no more. */
export const COUNTED_SENDS = Math.max(...LIMITS.map(({ sends }) => sends));

/** As far back as they look, in ms. */
export const COUNTED_MS = 1_000 * Math.max(...LIMITS.map(({ withinS }) => withinS));

/** Whether a code may be sent now: `null`, or the refusal that lasts longest. */
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

/** Seconds until the oldest of the sends that fill a limit falls out of it. */
function waitOf({ sends, withinS }: SendLimit, ages: readonly number[]): number {
  const age = ages[sends - 1];
  return age === undefined ? 0 : withinS - age;
}
