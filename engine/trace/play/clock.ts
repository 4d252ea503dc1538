/** Time as the race director sees it, so that a test can hold it still. */
export interface Clock {
  /** Milliseconds since a state of the clock's own. */
  readonly now: () => number;
  /** Calls `act` once after `ms`. Returns the function that cancels it. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** A clock that moves only when it is advanced. */
export interface SimulatedClock extends Clock {
  /** Lets `ms` pass: whatever was due meanwhile is done on the way, in order of its time. */
  readonly advance: (ms: number) => void;
}

/** The time of the machine since an arbitrary start; it never decreases. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};

interface Due {
  readonly at: number;
  readonly act: () => void;
}

/** Creates a clock at `start`, in ms. */
export function simulatedClock(start = 0): SimulatedClock {
  const waiting = new Set<Due>();
  let now = start;

  return {
    now: () => now,
    after: (ms, act) => {
      const due = { at: now + Math.max(0, ms), act };
      waiting.add(due);
      return () => {
        waiting.delete(due);
      };
    },
    advance: (ms) => {
      const until = now + ms;
      for (let due = firstDue(until); due !== null; due = firstDue(until)) {
        waiting.delete(due);
        now = Math.max(now, due.at);
        due.act();
      }
      // What was done on the way may have moved it further.
      now = Math.max(now, until);
    },
  };

  /** Of those due at the same time, the one asked for first. */
  function firstDue(until: number): Due | null {
    let first: Due | null = null;
    for (const due of waiting) {
      if (due.at <= until && (first === null || due.at < first.at)) first = due;
    }
    return first;
  }
}
