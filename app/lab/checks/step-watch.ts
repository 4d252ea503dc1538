import { step as play } from '@bozor/form-engine';
import type { FormEvent, FormState, Step } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

/** Maximum number of events that are kept. */
const MOST_EVENTS = 50;

/** One event of a form and its cost. */
export interface WatchedStep {
  /** Starts at 1 for the first event of the form. */
  readonly number: number;
  readonly event: FormEvent;
  readonly before: FormState;
  readonly step: Step;
  /** Renders of controls since this event, by index of the field. Repeated renders count. */
  readonly drawn: ReadonlyMap<number, number>;
}

/** Log of the events of a form. */
export interface StepWatch {
  /** Newest first; the same array until an event or a render. */
  readonly steps: () => readonly WatchedStep[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Counts one render of the field's control. */
  readonly countDrawing: (field: number) => void;
}

const watches = new WeakMap<FormStore['dispatch'], StepWatch>();

/**
 * Returns the step watch of a form; copies of one store share it. The first call creates it, and it
 * lives as long as the form: it computes which fields each event changed, which the form itself
 * does not keep.
 */
export function stepWatchOf(store: FormStore): StepWatch {
  const known = watches.get(store.dispatch) ?? createStepWatch(store);
  watches.set(store.dispatch, known);
  return known;
}

function createStepWatch(store: FormStore): StepWatch {
  const listeners = new Set<() => void>();
  let before = store.state();
  let steps: readonly WatchedStep[] = [];
  let drawn = new Map<number, number>();
  let isNotifying = false;

  store.subscribe((event) => {
    const step = play(store.plan, before, event);
    drawn = new Map();
    const number = (steps[0]?.number ?? 0) + 1;
    steps = [{ number, event, before, step, drawn }, ...steps].slice(0, MOST_EVENTS);
    before = store.state();
    notify();
  });

  return {
    steps: () => steps,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    countDrawing: (field) => {
      drawn.set(field, (drawn.get(field) ?? 0) + 1);
      notify();
    },
  };

  /** Notifies in the next frame: a render calls this, and React forbids updates during a render. */
  function notify(): void {
    if (isNotifying) return;
    isNotifying = true;
    requestAnimationFrame(() => {
      isNotifying = false;
      // A new array for each notification: renders are counted inside the last step.
      steps = Array.from(steps);
      for (const listener of Array.from(listeners)) listener();
    });
  }
}
