const SPREAD = 0x9e37_79b1;
const OTHER_SPREAD = 0x85eb_ca77;

/** A hash in two lanes of 32 bits: detects changes, does not resist attacks. */
export interface Lanes {
  readonly low: number;
  readonly high: number;
}

/** Takes a field in among the visible ones, or out of them. The same for the same fields. */
export function withField({ low, high }: Lanes, index: number, sign: 1 | -1): Lanes {
  const field = spread(index, 1);
  return { low: (low + sign * field.low) | 0, high: (high + sign * field.high) | 0 };
}

/** Lanes as 16 hex digits. */
export function nameOf({ low, high }: Lanes): string {
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The hash of nothing. */
export const NOTHING: Lanes = { low: 0, high: 0 };

/** Creates a hash of many classes; a change of one updates it without reading the rest. */
export function createClassHash(): (lanes: Lanes, change: ClassChange) => Lanes {
  const numbers = new Map<string, number>();
  const lanesOf = (position: number, name: string) => {
    const number = numbers.get(name) ?? numbers.size + 1;
    numbers.set(name, number);
    return spread(position, number);
  };
  return ({ low, high }, { position, from, to }) => {
    const [old, next] = [lanesOf(position, from), lanesOf(position, to)];
    return { low: (low - old.low + next.low) | 0, high: (high - old.high + next.high) | 0 };
  };
}

/** The class of a slot, before and after. */
export interface ClassChange {
  readonly position: number;
  readonly from: string;
  readonly to: string;
}

function spread(position: number, number: number): Lanes {
  const low = mixed(Math.imul(position + 1, SPREAD) ^ Math.imul(number, OTHER_SPREAD));
  const high = mixed(Math.imul(position + 1, OTHER_SPREAD) + Math.imul(number, SPREAD));
  return { low, high };
}

/** Turns every bit over by every other (the end of MurmurHash3). */
function mixed(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
  return twice ^ (twice >>> 16);
}
