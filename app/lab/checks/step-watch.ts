import { step as play } from '@bozor/form-engine';
import type { FormEvent, FormState, Step } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';

/** Events that are remembered, at most: a tester looks at the last ones. */
const MOST_EVENTS = 50;

/** One event of a form, and what it cost. */
export interface WatchedStep {
  /** Counted from 1 since the form was opened. */
  readonly number: number;
  readonly event: FormEvent;
  readonly before: FormState;
  readonly step: Step;
  /** Drawings of controls since this event, by field; every drawing counts. */
  readonly drawn: ReadonlyMap<number, number>;
}

/** What a form did, event by event. */
export interface StepWatch {
  /** Newest first; the same list until something happens. */
  readonly steps: () => readonly WatchedStep[];
  readonly subscribe: (listener: () => void) => () => void;
  /** A control of the field was drawn. */
  readonly countDrawing: (field: number) => void;
}

const watches = new WeakMap<FormStore['dispatch'], StepWatch>();

/**
 * The watch over a form; of copies of one store, the same. Opened once it is asked for, and then
 * with the form for good: an event is told with what it changed, which the form itself does not keep.
 */
export function stepWatchOf(store: FormStore): StepWatch {
  const known = watches.get(store.dispatch) ?? openStepWatch(store);
  watches.set(store.dispatch, known);
  return known;
}

function openStepWatch(store: FormStore): StepWatch {
  const listeners = new Set<() => void>();
  let before = store.state();
  let steps: readonly WatchedStep[] = [];
  let drawn = new Map<number, number>();
  let isTelling = false;

  store.subscribe((event) => {
    const step = play(store.plan, before, event);
    drawn = new Map();
    const number = (steps[0]?.number ?? 0) + 1;
    steps = [{ number, event, before, step, drawn }, ...steps].slice(0, MOST_EVENTS);
    before = store.state();
    tell();
  });

  return {
    steps: () => steps,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    countDrawing: (field) => {
      drawn.set(field, (drawn.get(field) ?? 0) + 1);
      tell();
    },
  };

  /** Tells in the next frame: React is drawing now, and must not be made to draw meanwhile. */
  function tell(): void {
    if (isTelling) return;
    isTelling = true;
    requestAnimationFrame(() => {
      isTelling = false;
      // A new list for each telling: drawings are counted inside the last step.
      steps = Array.from(steps);
      for (const listener of Array.from(listeners)) listener();
    });
  }
}
