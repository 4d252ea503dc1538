/** What a job is counted as. */
export interface Claim {
  /** The user it is done for. */
  readonly owner: number;
  /** How much work it is, in any one unit. */
  readonly cost: number;
}

/** Runs a job when its turn comes. */
export type FairTurns = <Result>(claim: Claim, job: () => Promise<Result>) => Promise<Result>;

/** How many jobs run at once, and how many may wait. */
interface TurnLimits {
  readonly atOnce: number;
  /** Jobs of one owner that wait; one more runs. */
  readonly waitingOfOne: number;
  readonly waiting: number;
  /** The cost above which a job is heavy: one heavy job runs at a time. */
  readonly heavyAbove: number;
  /** How long a job may wait, in ms: its caller has given up by then. */
  readonly patienceMs: number;
  /** Made for a job that finds no room to wait, or has waited too long. */
  readonly refusal: () => Error;
}

interface Waiting extends Claim {
  readonly start: () => void;
}

/**
 * A queue in front of work that would otherwise take the whole machine. Owners take turns by what
 * their jobs cost, so that an owner who sends much does not delay the others: one job of an owner
 * runs at a time, and heavy jobs leave a place free for light ones.
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

/** Counts what each owner has used: the next turn is of the owner who has used least. */
function fairShares() {
  /** Where an owner's next job begins, in cost; an owner who is left out begins at the clock. */
  const begins = new Map<number, number>();
  let clock = 0;
  const beginOf = ({ owner }: Claim): number => Math.max(clock, begins.get(owner) ?? 0);
  return {
    /** The one whose turn it is; the first of equals. `null` when there is none. */
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
