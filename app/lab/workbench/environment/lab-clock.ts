import { systemClock } from '@bozor/form-engine/trace';
import type { Clock } from '@bozor/form-engine/trace';

import { createListeners } from '../../listeners.ts';

/** State of the clock. The same object until the state changes. */
interface ClockState {
  /** Time at which the clock is stopped, in ms since 1970; `null` while it runs. */
  readonly stoppedAt: number | null;
  /** Number of pending timers. */
  readonly waiting: number;
}

/** The clock of a form under test: it runs in real time, or it is stopped until `advance`. */
export interface LabClock extends Clock {
  /** In ms since 1970. */
  readonly now: () => number;
  /** In ms since an arbitrary start; never decreases. */
  readonly elapsed: () => number;
  readonly snapshot: () => ClockState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops the clock at the current time. */
  readonly stop: () => void;
  /** Runs the clock from the current time; pending timers keep their remaining time. */
  readonly run: () => void;
  /** Advances a stopped clock; due timers fire on the way, in order. */
  readonly advance: (ms: number) => void;
}

interface Due {
  /** In ms since 1970, by this clock. */
  readonly at: number;
  readonly act: () => void;
  /** Cancels the system timer; has no effect while the clock is stopped. */
  readonly cancel: () => void;
}

/**
 * Creates a clock.
 *
 * @param stoppedAt Time at which it is stopped, in ms since 1970; `null`: it runs.
 */
export function createLabClock(stoppedAt: number | null): LabClock {
  const listeners = createListeners();
  const waiting = new Map<symbol, Due>();
  let state: ClockState = { stoppedAt, waiting: 0 };
  /** Sum of the time jumps, in ms, that `run` caused. */
  let offsetMs = 0;

  const now = (): number => state.stoppedAt ?? Date.now();
  const notify = (change: Partial<ClockState> = {}): void => {
    state = { ...state, ...change, waiting: waiting.size };
    listeners.notify();
  };

  return {
    now,
    elapsed: () => now() - offsetMs,
    snapshot: () => state,
    subscribe: listeners.add,
    after: (ms, act) => {
      const name = Symbol('due');
      schedule(name, { at: now() + Math.max(0, ms), act });
      notify();
      return () => {
        waiting.get(name)?.cancel();
        if (waiting.delete(name)) notify();
      };
    },
    stop: () => {
      if (state.stoppedAt !== null) return;
      for (const { cancel } of waiting.values()) cancel();
      notify({ stoppedAt: Date.now() });
    },
    run: () => {
      const from = state.stoppedAt;
      if (from === null) return;
      state = { ...state, stoppedAt: null };
      const shift = Date.now() - from;
      offsetMs += shift;
      for (const [name, due] of Array.from(waiting)) schedule(name, { ...due, at: due.at + shift });
      notify();
    },
    advance: (ms) => {
      if (state.stoppedAt === null) return;
      const until = state.stoppedAt + ms;
      for (let next = firstDue(waiting, until); next !== null; next = firstDue(waiting, until)) {
        const [name, { at, act }] = next;
        state = { ...state, stoppedAt: Math.max(at, now()) };
        runDue(name, act);
      }
      notify({ stoppedAt: until });
    },
  };

  function schedule(name: symbol, { at, act }: Pick<Due, 'at' | 'act'>): void {
    const isRunning = state.stoppedAt === null;
    const startTimer = () => systemClock.after(at - Date.now(), () => runDue(name, act));
    waiting.set(name, { at, act, cancel: isRunning ? startTimer() : () => {} });
  }

  function runDue(name: symbol, act: () => void): void {
    waiting.delete(name);
    act();
    notify();
  }
}

/** Finds the first timer that is due by a time; of equal times, the one that was set first. */
function firstDue(
  waiting: ReadonlyMap<symbol, Due>,
  until: number,
): readonly [name: symbol, due: Due] | null {
  let first: readonly [name: symbol, due: Due] | null = null;
  for (const entry of waiting) {
    if (entry[1].at <= until && (first === null || entry[1].at < first[1].at)) first = entry;
  }
  return first;
}
