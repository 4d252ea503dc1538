import type { Effect, LoadOptions } from '../../index.ts';
import type { FormStore } from '../../store.ts';
import type { OptionsAnswer } from '../../validate.ts';
import type { Clock } from '../play/clock.ts';
import {
  arrived,
  dueOf,
  inOrder,
  setOut,
  type DirectorState,
  type Delivery,
  type Question,
} from './director-state.ts';

/** Options of the delivery of answers. */
export interface DeliveryOptions {
  readonly load: (effect: LoadOptions, signal: AbortSignal) => Promise<OptionsAnswer>;
  readonly clock: Clock;
  /** Aborted: nothing is delivered any more. */
  readonly signal: AbortSignal;
  /** Called with every new state. */
  readonly onState: (state: DirectorState) => void;
}

/** Holds the state of a director, and brings answers to their forms when they are due. */
export interface Deliveries {
  /** Puts a form's question to the server. */
  readonly ask: (effect: Effect, store: FormStore) => void;
  /** Replaces the state by the result of `turn`, and delivers what is due. */
  readonly change: (turn: (state: DirectorState, now: number) => DirectorState) => void;
}

/** Where an answer comes from and goes to. */
interface Source {
  readonly effect: LoadOptions;
  readonly store: FormStore;
  /** `null` while the server is thinking. */
  loaded: OptionsAnswer | 'failed' | null;
}

/** Begins to deliver. One timer runs at a time: the one of what is due next. */
export function createDeliveries(first: DirectorState, options: DeliveryOptions): Deliveries {
  const { clock, signal, onState } = options;
  const sources = new WeakMap<Question, Source>();
  let state = first;
  let callOff = (): void => undefined;
  signal.addEventListener('abort', () => {
    callOff();
  });

  return {
    change,
    ask: (effect, store) => {
      const question = questionOf(effect, store);
      const source: Source = { effect, store, loaded: null };
      sources.set(question, source);
      change((now, at) => setOut(now, question, at));
      if (!signal.aborted) void fetchInto(source, options).then(deliverDue);
    },
  };

  function change(turn: Parameters<Deliveries['change']>[0]): void {
    if (signal.aborted) return;
    show(turn(state, clock.now()));
    deliverDue();
  }

  function show(next: DirectorState): void {
    if (next === state) return;
    state = next;
    onState(next);
  }

  function deliverDue(): void {
    for (let next = nextDue(); next !== null; next = nextDue()) deliver(next);
    callOff();
    const later = inOrder(state).find((delivery) => dueOf(delivery) > clock.now());
    if (later === undefined || signal.aborted) return;
    callOff = clock.after(dueOf(later) - clock.now(), deliverDue);
  }

  function nextDue(): Delivery | null {
    if (signal.aborted) return null;
    const isDue = (delivery: Delivery) => dueOf(delivery) <= clock.now() && hasContent(delivery);
    return inOrder(state).find(isDue) ?? null;
  }

  function hasContent({ question, isFailing }: Delivery): boolean {
    return isFailing || (sources.get(question)?.loaded ?? null) !== null;
  }

  function deliver({ answer, question, isFailing }: Delivery): void {
    const source = sources.get(question);
    if (source === undefined) return;
    const { store, effect, loaded } = source;
    const { field, token } = effect;
    const list = isFailing || loaded === 'failed' ? null : loaded;
    const isLate = store.state().options[field]?.token !== token;
    const status = list === null ? 'failed' : 'delivered';
    show(arrived(state, answer.id, { status, isLate, dueAt: clock.now() }));
    if (list === null) store.dispatch({ type: 'OPTIONS_FAILED', field, token });
    else store.dispatch({ type: 'OPTIONS_LOADED', field, token, ...list });
  }
}

async function fetchInto(source: Source, { load, signal }: DeliveryOptions): Promise<void> {
  try {
    source.loaded = await load(source.effect, signal);
  } catch {
    // Why it failed is known to `load`; the form shows one sentence and a way to try again.
    source.loaded = 'failed';
  }
}

function questionOf({ field, token, parentValues }: LoadOptions, { plan }: FormStore): Question {
  return { load: token, field, name: plan.fields[field]?.name ?? '', parentValues };
}
