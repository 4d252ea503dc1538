import type { Plan } from '../../definition/plan.ts';
import { faultText as russian } from '../../rules/fault-text.ru.ts';
import { pendingLoads } from '../options/pending-loads.ts';
import { step } from '../step/step.ts';
import { fieldView, sameOrNew } from './field-view.ts';
import type { FormEvent, FormState, Step } from './form-state.ts';
import type { FieldView, FormStore, FormStoreOptions } from './form-store.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { start } from './start.ts';

/**
 * Opens a living form over a plan.
 *
 * Events are taken one after another: one dispatched by a listener or by `onEffect` waits until
 * the running one is done. The loads of the start are handed out before this returns.
 */
export function createFormStore(
  plan: Plan,
  { values, start: goOn, faultText = russian, onEffect }: FormStoreOptions = {},
): FormStore {
  const first = goOn ?? start(plan, values);
  const onField = new Map<number, Listeners<[]>>();
  const onVisible = createListeners<[]>();
  const onEvent = createListeners<[FormEvent]>();
  const views = new Map<number, FieldView>();
  const withLimited = limitedFields(plan);
  let { state } = first;
  let visible = visibleIn(state);

  const store: FormStore = {
    plan,
    state: () => state,
    dispatch: oneByOne(take),
    view: (index) => {
      const view = views.get(index) ?? draw(index);
      views.set(index, view);
      return view;
    },
    visibleFields: () => visible,
    subscribeField: (index, listener) => {
      const listeners = onField.get(index) ?? createListeners<[]>();
      onField.set(index, listeners);
      return listeners.add(listener);
    },
    subscribeVisible: onVisible.add,
    subscribe: onEvent.add,
  };
  for (const effect of pendingLoads(plan, state)) onEffect?.(effect, store);
  return store;

  function draw(index: number): FieldView {
    return fieldView(plan, state, { index, faultText });
  }

  function take(event: FormEvent): void {
    const before = state;
    const next = step(plan, before, event);
    state = next.state;
    const redrawn = redraw(next);
    const shown = state.isVisible === before.isVisible ? visible : visibleIn(state);
    const hasMoved = shown !== visible && !isSameList(shown, visible);
    if (hasMoved) visible = shown;

    for (const index of redrawn) onField.get(index)?.notify();
    if (hasMoved) onVisible.notify();
    onEvent.notify(event);
    for (const effect of next.effects) onEffect?.(effect, store);
  }

  /** Views that look different now; those not asked for are drawn on demand. */
  function redraw({ changed }: Step): readonly number[] {
    return withLimited(changed).filter((index) => {
      const known = views.get(index);
      if (known === undefined) return true;
      const view = sameOrNew(known, draw(index));
      views.set(index, view);
      return view !== known;
    });
  }
}

/** Adds to fields that changed those whose limit is the value of one of them. */
function limitedFields({ fields }: Plan): (changed: readonly number[]) => readonly number[] {
  const limited = Map.groupBy(
    fields.flatMap(({ index, bounds }) => bounds.map(({ key }) => ({ key, index }))),
    ({ key }) => key,
  );
  return (changed) => {
    if (limited.size === 0) return changed;
    const bound = changed.flatMap((field) => limited.get(fields[field]?.key ?? '') ?? []);
    return Array.from(new Set([...changed, ...bound.map(({ index }) => index)]));
  };
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((field, position) => field === other[position]);
}

function visibleIn({ isVisible }: FormState): readonly number[] {
  return isVisible.flatMap((isShown, index) => (isShown ? [index] : []));
}

/** Queues events that arrive during another event, so that listeners are notified in order. */
function oneByOne<T>(take: (item: T) => void): (item: T) => void {
  const waiting: T[] = [];
  let isBusy = false;
  return (item) => {
    waiting.push(item);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) take(next);
    } finally {
      isBusy = false;
    }
  };
}
