import { createFormStore } from '@bozor/form-engine/store';
import type { FormStore } from '@bozor/form-engine/store';
import type { Clock, Replay, ReplayStep, Trace } from '@bozor/form-engine/trace';

import { openListeners } from '../../listeners.ts';

/** How many times faster than life a trace is played. */
export const SPEEDS = [1, 4, 16] as const;

/** One of them. */
export type Speed = (typeof SPEEDS)[number];

/** Where a playback is. The same object until it moves. */
export interface PlaybackMoment {
  /** Acts that have happened; 0 is the form as it was opened. */
  readonly step: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** A form that has gone through just these acts. Another one after a step back. */
  readonly store: FormStore;
}

/** A trace that is walked through: forward, back, to any step, or by itself in its own time. */
export interface Playback {
  /** The last step. */
  readonly last: number;
  readonly moment: () => PlaybackMoment;
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes to a step, the nearest there is, and stays there. */
  readonly goTo: (step: number) => void;
  /** Lets the acts happen with the delays they were recorded with; from the start when at the end. */
  readonly play: () => void;
  readonly pause: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** What a playback is opened with. */
export interface PlaybackOptions {
  readonly trace: Trace;
  readonly replay: Replay;
  readonly clock: Clock;
  readonly step: number;
}

/** Opens a playback that stands at a step. */
export function openPlayback({ trace, replay, clock, step }: PlaybackOptions): Playback {
  const { steps } = replay;
  const last = steps.length - 1;
  const listeners = openListeners();
  let callOff = (): void => {};
  const first = nearest(step, last);
  const store = formAt({ trace, replay }, first);
  let moment: PlaybackMoment = { step: first, isPlaying: false, speed: 1, store };

  return {
    last,
    moment: () => moment,
    subscribe: listeners.add,
    goTo: (wanted) => {
      callOff();
      move(nearest(wanted, last), false);
    },
    play: () => {
      callOff();
      move(moment.step === last ? 0 : moment.step, last > 0);
      awaitNext();
    },
    pause: () => {
      callOff();
      tell({ isPlaying: false });
    },
    setSpeed: (speed) => {
      callOff();
      tell({ speed });
      awaitNext();
    },
  };

  function awaitNext(): void {
    if (!moment.isPlaying) return;
    const next = moment.step + 1;
    callOff = clock.after((timeOf(next) - timeOf(next - 1)) / moment.speed, () => {
      move(next, next < last);
      awaitNext();
    });
  }

  /** The next act happens to the very form that is in sight; any other step has a form of its own. */
  function move(wanted: number, isPlaying: boolean): void {
    const isNext = wanted === moment.step + 1;
    const isSame = isNext || wanted === moment.step;
    const form = isSame ? moment.store : formAt({ trace, replay }, wanted);
    moment = { ...moment, step: wanted, store: form };
    if (isNext) happen(form, steps[wanted]);
    tell({ isPlaying });
  }

  /** When an act happened, in ms since the form was opened. */
  function timeOf(place: number): number {
    return steps[place]?.act?.at ?? 0;
  }

  function tell(change: Partial<PlaybackMoment>): void {
    moment = { ...moment, ...change };
    listeners.tell();
  }
}

/** A form of its own that has gone through the first acts. */
function formAt(
  { trace: { values }, replay: { plan, steps } }: Pick<PlaybackOptions, 'trace' | 'replay'>,
  wanted: number,
): FormStore {
  const store = createFormStore(plan, { ...(values !== null && { values }) });
  for (const step of steps.slice(1, wanted + 1)) happen(store, step);
  return store;
}

function happen(store: FormStore, step: ReplayStep | undefined): void {
  if (step !== undefined && step.event !== null) store.dispatch(step.event);
}

function nearest(step: number, last: number): number {
  return Math.min(Math.max(0, Math.trunc(step)), last);
}
