import type { ContestBrowser } from '../contest-browser.ts';
import type { Contestant } from '../contestants.ts';
import type { Options } from '../options.ts';
import { summaryOf, type Measure, type Summary } from './measures.ts';
import { takeTurn, type Turn } from './turn.ts';

/** Minimum number of fields of a form with half of the rounds. */
const LARGE = 1000;
/** Time limits per size that reduce its rounds: for every form up to `fields`, in ms. */
const LIMITS = [
  { fields: 100, limitMs: 75_000 },
  { fields: 500, limitMs: 150_000 },
  { fields: Infinity, limitMs: 240_000 },
];
/** Minimum number of rounds. */
const FEWEST_ROUNDS = 2;

/** Results of one contestant for one size. */
export interface Standing {
  readonly contestant: string;
  readonly size: number;
  readonly rounds: number;
  /** `null` for a step that failed. */
  readonly summaries: Readonly<Record<Measure, Summary | null>>;
  /** Faults, without duplicates. */
  readonly faults: readonly string[];
}

/**
 * Runs the rounds, size by size. The contestants take turns in one browser, in another order each
 * round, since the first one pays for a cold machine. A contestant that hung is skipped for that
 * size.
 */
export async function runRounds(
  browser: ContestBrowser,
  { contestants, sizes, rounds }: Options,
): Promise<readonly Standing[]> {
  const standings: Standing[] = [];
  for (const size of sizes) {
    const turns = new Map<string, Turn[]>(contestants.map(({ name }) => [name, []]));
    const turnOf = async (name: string) => {
      const own = turns.get(name) ?? [];
      if (own.some(({ hasHung }) => hasHung)) return;
      turns.set(name, [...own, await takeTurn(browser, name, size)]);
    };
    const started = Date.now();
    const wanted = size >= LARGE ? Math.ceil(rounds / 2) : rounds;
    for (let round = 0; round < wanted; round += 1) {
      if (round >= FEWEST_ROUNDS && Date.now() - started > limitOf(size)) break;
      for (const { name } of rotated(contestants, round)) await turnOf(name);
      console.log(`${size} fields: round ${round + 1} of ${wanted}`);
    }
    for (const [contestant, own] of turns) standings.push(standingOf(contestant, size, own));
  }
  return standings;
}

function limitOf(size: number): number {
  return LIMITS.find(({ fields }) => size <= fields)?.limitMs ?? 0;
}

function rotated(contestants: readonly Contestant[], by: number): readonly Contestant[] {
  const start = by % contestants.length;
  return [...contestants.slice(start), ...contestants.slice(0, start)];
}

function standingOf(contestant: string, size: number, turns: readonly Turn[]): Standing {
  const faults = new Set(turns.flatMap((turn) => turn.faults));
  const summary = (measure: Measure) =>
    summaryOf(turns.flatMap(({ times }) => times[measure] ?? []));
  const summaries = {
    mount: summary('mount'),
    key: summary('key'),
    keyScript: summary('keyScript'),
    toggle: summary('toggle'),
    arrive: summary('arrive'),
    open: summary('open'),
    submit: summary('submit'),
  };
  return { contestant, size, rounds: turns.length, summaries, faults: [...faults] };
}
