import { createFormStore } from '@bozor/form-engine/store';
import type { FormStore } from '@bozor/form-engine/store';
import type { Clock, Replay, ReplayStep, Trace } from '@bozor/form-engine/trace';

import { createListeners } from '../../listeners.ts';

/** Playback speeds, as multiples of the recorded speed. */
export const SPEEDS = [1, 4, 16] as const;

/** A playback speed. */
export type Speed = (typeof SPEEDS)[number];

/** State of a playback. The same object until the state changes. */
export interface PlaybackState {
  /** Number of applied acts; 0 is the initial form. */
  readonly step: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** The form after these acts. A step back creates another store. */
  readonly store: FormStore;
}

/** Playback of a trace: moves to any step, or plays the acts with their recorded delays. */
export interface Playback {
  /** Index of the last step. */
  readonly last: number;
  readonly snapshot: () => PlaybackState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Moves to the nearest existing step and stops there. */
  readonly goTo: (step: number) => void;
  /** Plays the acts with their recorded delays; from the start when at the end. */
  readonly play: () => void;
  readonly pause: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Options of a playback. */
export interface PlaybackOptions {
  readonly trace: Trace;
  readonly replay: Replay;
  readonly clock: Clock;
  readonly step: number;
}

/** Creates a playback that is paused at a step. */
export function createPlayback({ trace, replay, clock, step }: PlaybackOptions): Playback {
  const { steps } = replay;
  const last = steps.length - 1;
  const listeners = createListeners();
  let cancel = (): void => {};
  const first = nearest(step, last);
  const store = formAt({ trace, replay }, first);
  let state: PlaybackState = { step: first, isPlaying: false, speed: 1, store };

  return {
    last,
    snapshot: () => state,
    subscribe: listeners.add,
    goTo: (wanted) => {
      cancel();
      move(nearest(wanted, last), false);
    },
    play: () => {
      cancel();
      move(state.step === last ? 0 : state.step, last > 0);
      scheduleNext();
    },
    pause: () => {
      cancel();
      notify({ isPlaying: false });
    },
    setSpeed: (speed) => {
      cancel();
      notify({ speed });
      scheduleNext();
    },
  };

  function scheduleNext(): void {
    if (!state.isPlaying) return;
    const next = state.step + 1;
    cancel = clock.after((timeOf(next) - timeOf(next - 1)) / state.speed, () => {
      move(next, next < last);
      scheduleNext();
    });
  }

  /** The next act is dispatched to the current store; any other step creates a store. */
  function move(wanted: number, isPlaying: boolean): void {
    const isNext = wanted === state.step + 1;
    const isSame = isNext || wanted === state.step;
    const form = isSame ? state.store : formAt({ trace, replay }, wanted);
    state = { ...state, step: wanted, store: form };
    if (isNext) applyStep(form, steps[wanted]);
    notify({ isPlaying });
  }

  /** Time of an act, in ms since the form was created. */
  function timeOf(index: number): number {
    return steps[index]?.act?.at ?? 0;
  }

  function notify(change: Partial<PlaybackState>): void {
    state = { ...state, ...change };
    listeners.notify();
  }
}

/** Creates a form and applies the first acts to it. */
function formAt(
  { trace: { values }, replay: { plan, steps } }: Pick<PlaybackOptions, 'trace' | 'replay'>,
  wanted: number,
): FormStore {
  const store = createFormStore(plan, { ...(values !== null && { values }) });
  for (const step of steps.slice(1, wanted + 1)) applyStep(store, step);
  return store;
}

function applyStep(store: FormStore, step: ReplayStep | undefined): void {
  if (step !== undefined && step.event !== null) store.dispatch(step.event);
}

function nearest(step: number, last: number): number {
  return Math.min(Math.max(0, Math.trunc(step)), last);
}
