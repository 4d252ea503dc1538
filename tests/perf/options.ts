import { contestants, type Contestant } from './contestants.ts';

/** Options of a run, from the environment. */
export interface Options {
  /** Rounds of every size but the largest, which gets half of them. */
  readonly rounds: number;
  /** Numbers of fields. */
  readonly sizes: readonly number[];
  readonly contestants: readonly Contestant[];
  /** Whether the run is complete, so that its report may replace the last one. */
  readonly isWhole: boolean;
}

const ROUNDS = 7;
const SIZES = [16, 50, 300, 1000];

/**
 * Reads `BENCH_ROUNDS=3`, `BENCH_FIELDS=50,300` and `BENCH_PEERS=ours,rjsf`. The floor always takes
 * part, since ratios refer to it.
 *
 * @throws When one of them has an unknown value.
 */
export function readOptions(environment: NodeJS.ProcessEnv): Options {
  const { BENCH_ROUNDS, BENCH_FIELDS, BENCH_PEERS } = environment;
  const rounds = BENCH_ROUNDS === undefined ? ROUNDS : Number(BENCH_ROUNDS);
  const sizes = BENCH_FIELDS === undefined ? SIZES : BENCH_FIELDS.split(',').map(Number);
  const wanted = BENCH_PEERS?.split(',') ?? contestants.map(({ name }) => name);

  const unknown = wanted.find((name) => contestants.every((one) => one.name !== name));
  if (unknown !== undefined) {
    const known = contestants.map(({ name }) => name).join(', ');
    throw new Error(`BENCH_PEERS: no contestant is called "${unknown}". There are: ${known}.`);
  }
  if (!isCount(rounds)) throw new Error(`BENCH_ROUNDS: "${BENCH_ROUNDS}" is no number of rounds.`);
  if (!sizes.every(isCount)) {
    throw new Error(`BENCH_FIELDS: "${BENCH_FIELDS}" is no list of numbers.`);
  }
  return {
    rounds,
    sizes,
    contestants: contestants.filter(({ name, kind }) => kind === 'floor' || wanted.includes(name)),
    isWhole: BENCH_FIELDS === undefined && BENCH_PEERS === undefined,
  };
}

function isCount(number: number): boolean {
  return Number.isInteger(number) && number > 0;
}
