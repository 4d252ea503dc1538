import { systemClock } from '@bozor/form-engine/trace';
import type { Clock } from '@bozor/form-engine/trace';

import { openListeners } from '../../listeners.ts';

/** What a tester sees of the clock. The same object until something of it changes. */
interface ClockMoment {
  /** Where time stands, in ms since 1970; `null` while it runs by itself. */
  readonly stoodAt: number | null;
  /** Things that wait for their time. */
  readonly waiting: number;
}

/** The time of a form under test: it runs like any clock, or stands until it is moved. */
export interface LabClock extends Clock {
  /** Ms since 1970. */
  readonly now: () => number;
  /** Ms that have passed by this clock, from a start of its own: never less than before. */
  readonly elapsed: () => number;
  readonly moment: () => ClockMoment;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops time where it is. */
  readonly stop: () => void;
  /** Lets time run again from now on; what waits keeps the time that it had left. */
  readonly run: () => void;
  /** Moves a clock that stands; what was due meanwhile happens on the way, in order. */
  readonly advance: (ms: number) => void;
}

interface Due {
  /** In ms since 1970, by this clock. */
  readonly at: number;
  readonly act: () => void;
  /** Calls off the machine's own timer; nothing while time stands. */
  readonly callOff: () => void;
}

/**
 * Opens a clock.
 *
 * @param stoodAt Where it stands, in ms since 1970; `null`: it runs.
 */
export function openLabClock(stoodAt: number | null): LabClock {
  const listeners = openListeners();
  const waiting = new Map<symbol, Due>();
  let moment: ClockMoment = { stoodAt, waiting: 0 };
  /** By how much the machine's time was ahead of this clock whenever it was let run again. */
  let leaps = 0;

  const now = (): number => moment.stoodAt ?? Date.now();
  const tell = (change: Partial<ClockMoment> = {}): void => {
    moment = { ...moment, ...change, waiting: waiting.size };
    listeners.tell();
  };

  return {
    now,
    elapsed: () => now() - leaps,
    moment: () => moment,
    subscribe: listeners.add,
    after: (ms, act) => {
      const name = Symbol('due');
      waitFor(name, { at: now() + Math.max(0, ms), act });
      tell();
      return () => {
        waiting.get(name)?.callOff();
        if (waiting.delete(name)) tell();
      };
    },
    stop: () => {
      if (moment.stoodAt !== null) return;
      for (const { callOff } of waiting.values()) callOff();
      tell({ stoodAt: Date.now() });
    },
    run: () => {
      const from = moment.stoodAt;
      if (from === null) return;
      moment = { ...moment, stoodAt: null };
      const shift = Date.now() - from;
      leaps += shift;
      for (const [name, due] of Array.from(waiting)) waitFor(name, { ...due, at: due.at + shift });
      tell();
    },
    advance: (ms) => {
      if (moment.stoodAt === null) return;
      const until = moment.stoodAt + ms;
      for (let next = firstDue(waiting, until); next !== null; next = firstDue(waiting, until)) {
        const [name, { at, act }] = next;
        moment = { ...moment, stoodAt: Math.max(at, now()) };
        happen(name, act);
      }
      tell({ stoodAt: until });
    },
  };

  function waitFor(name: symbol, { at, act }: Pick<Due, 'at' | 'act'>): void {
    const isRunning = moment.stoodAt === null;
    const inTime = () => systemClock.after(at - Date.now(), () => happen(name, act));
    waiting.set(name, { at, act, callOff: isRunning ? inTime() : () => {} });
  }

  function happen(name: symbol, act: () => void): void {
    waiting.delete(name);
    act();
    tell();
  }
}

/** What is due first, up to a moment; of the same time, what was asked for first. */
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
