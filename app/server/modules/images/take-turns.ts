/** Runs a job when its turn has come. */
export type Turns = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** How many run at once, and how many may wait. */
interface TurnLimits {
  readonly atOnce: number;
  readonly waiting: number;
  /** Made for a job that finds the queue full. */
  readonly refusal: () => Error;
}

/** A queue in front of work that would otherwise take the whole machine. First come, first served. */
export function takeTurns({ atOnce, waiting, refusal }: TurnLimits): Turns {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((call) => queue.push(() => call()));
    else throw refusal();
    try {
      return await job();
    } finally {
      const next = queue.shift();
      // The turn is handed on, so nobody can slip in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
