/** A job's owner and cost. */
export interface Claim {
  /** The user whose job it is. */
  readonly owner: number;
  /** The amount of work, in any one unit. */
  readonly cost: number;
}

/** Runs a job when its turn comes. */
export type FairTurns = <Result>(claim: Claim, job: () => Promise<Result>) => Promise<Result>;

/** Limits of running and of waiting jobs. */
interface TurnLimits {
  readonly atOnce: number;
  /** Waiting jobs of one owner; one more runs. */
  readonly waitingOfOne: number;
  readonly waiting: number;
  /** The cost above which a job is heavy: one heavy job runs at a time. */
  readonly heavyAbove: number;
  /** Maximum wait of a job, in ms: its caller has given up by then. */
  readonly patienceMs: number;
  /** Creates the error for a job that finds the queue full or has waited too long. */
  readonly refusal: () => Error;
}

interface Waiting extends Claim {
  readonly start: () => void;
}

/**
 * A queue for work that would otherwise occupy the whole machine. Owners take turns by the cost of
 * their jobs, so that one owner's many jobs do not delay the others: one job of an owner runs at a
 * time, and heavy jobs leave one slot free for light ones.
 *
 * @see Start-time fair queueing (Goyal, Vin, Cheng, 1996).
 */
export function fairTurns(limits: TurnLimits): FairTurns {
  const queue: Waiting[] = [];
  const running = new Set<Claim>();
  const shares = fairShares();

  const isReady = ({ owner, cost }: Claim): boolean => {
    const others = Array.from(running);
    const isHeavy = cost > limits.heavyAbove;
    const hasHeavy = others.some((other) => other.cost > limits.heavyAbove);
    return !others.some((other) => other.owner === owner) && !(isHeavy && hasHeavy);
  };
  const startReady = (): void => {
    while (running.size < limits.atOnce) {
      const next = shares.pick(queue.filter(isReady));
      if (next === null) return;
      queue.splice(queue.indexOf(next), 1);
      running.add(next);
      next.start();
    }
  };
  const checkRoom = (owner: number): void => {
    const ofOne = queue.filter((one) => one.owner === owner).length;
    if (queue.length >= limits.waiting || ofOne >= limits.waitingOfOne) throw limits.refusal();
  };

  return async (claim, job) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Waiting = { ...claim, start: resolve };
    if (running.size >= limits.atOnce || !isReady(claim)) checkRoom(claim.owner);
    queue.push(place);
    const patience = setTimeout(() => {
      queue.splice(queue.indexOf(place), 1);
      reject(limits.refusal());
    }, limits.patienceMs);
    startReady();
    await promise.finally(() => clearTimeout(patience));
    try {
      return await job();
    } finally {
      running.delete(place);
      startReady();
    }
  };
}

/** Counts the cost of each owner: the next turn belongs to the owner with the least. */
function fairShares() {
  /** Start of an owner's next job, in cost; the clock for an owner without jobs. */
  const begins = new Map<number, number>();
  let clock = 0;
  const beginOf = ({ owner }: Claim): number => Math.max(clock, begins.get(owner) ?? 0);
  return {
    /** The owner whose turn it is, the first of equals; `null` when none waits. */
    pick: <One extends Claim>(ready: readonly One[]): One | null => {
      const [first, ...rest] = ready;
      if (first === undefined) return null;
      const next = rest.reduce((best, one) => (beginOf(one) < beginOf(best) ? one : best), first);
      clock = beginOf(next);
      for (const [owner, begin] of begins) if (begin <= clock) begins.delete(owner);
      begins.set(next.owner, clock + next.cost);
      return next;
    },
  };
}
