/** A seeded random generator: a seed gives the same sequence on every machine and day. */
export interface SeededRandom {
  /** From 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly whole: (min: number, max: number) => number;
  readonly chance: (odds: number) => boolean;
  /** An item of a list. Throws on an empty one. */
  readonly pick: <Item>(list: readonly Item[]) => Item;
  /** Up to `count` different indexes of a list, in random order. */
  readonly some: <Item>(list: readonly Item[], count: number) => readonly Item[];
}

/** @param seed Any text; two texts give unrelated sequences. */
export function seededRandom(seed: string): SeededRandom {
  const next = sfc32(hash(`${seed}/a`), hash(`${seed}/b`));
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    chance: (odds) => next() < odds,
    pick: (list) => {
      const item = list[whole(0, list.length - 1)];
      if (item === undefined) throw new Error(`Nothing to pick from, seed "${seed}".`);
      return item;
    },
    some: (list, count) =>
      list
        .map((item) => ({ item, lot: next() }))
        .toSorted((a, b) => a.lot - b.lot)
        .slice(0, count)
        .map(({ item }) => item),
  };
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let sum = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01_00_01_93);
  }
  return sum >>> 0;
}

/** Small fast counting generator (Chris Doty-Humphrey, PractRand), warmed up. */
function sfc32(first: number, second: number): () => number {
  let [a, b, c, counter] = [first, second, first ^ second, 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 15; round += 1) next();
  return next;
}
