import {
  compile,
  start,
  step,
  type FormState,
  type LoadOptions,
  type Plan,
  type Step,
} from '../../index.ts';
import type { Trace, TraceAct, TraceAnswer, TraceEvent, TraceFailure } from '../format/trace.ts';
import { toAnswer, toEvent } from '../play/to-event.ts';

/** The planned answer to one load. */
export interface ScheduledAnswer {
  /** Acts of the person between the question and the answer; `null`: it never comes. */
  readonly after: number | null;
  /** `fail-then-retry`: it fails, and the person asks again at once if it is still wanted. */
  readonly outcome: 'answer' | 'fail' | 'fail-then-retry';
  /** Duplicates of it, each an act later. */
  readonly copies: number;
}

/** What a server answers to a question; `null` when it does not. */
export type Serve = (
  load: LoadOptions,
) => Pick<TraceAnswer, 'values' | 'groups' | 'isComplete'> | null;

/** Parameters of a direction. */
export interface Network {
  readonly scheduledFor: (load: number) => ScheduledAnswer;
  readonly serve: Serve;
}

/** A person's acts being played over a directed network. */
export interface Direction {
  /** The person's next act, after whatever comes before it. */
  readonly take: (act: TraceAct) => void;
  /** Delivers everything that is pending; returns all events. */
  readonly finish: () => readonly TraceAct[];
}

/** An answer that is not delivered yet. */
interface Coming {
  readonly load: LoadOptions;
  readonly event: TraceAnswer | TraceFailure;
  /** Acts of the person that are done when it comes. */
  readonly due: number;
  readonly isRetried: boolean;
}

/** Opens the form of a trace over a network. */
export function createDirection(
  { definitions, mode, values }: Pick<Trace, 'definitions' | 'mode' | 'values'>,
  network: Network,
): Direction {
  const plan = compile(definitions, { mode });
  const acts: TraceAct[] = [];
  let coming: readonly Coming[] = [];
  let done = 0;
  let { state } = taken(start(plan, values ?? undefined));
  return { take, finish };

  function take(act: TraceAct): void {
    deliverWhile(() => coming.find(({ due }) => due <= done));
    deliverWhile(() => neededFor(act));
    const { expected: _expected, ...bare } = act;
    done += 1;
    play(bare);
  }

  function finish(): readonly TraceAct[] {
    deliverWhile(() => coming[0]);
    return acts;
  }

  function deliverWhile(next: () => Coming | undefined): void {
    for (let one = next(); one !== undefined; one = next()) deliver(one);
  }

  function deliver(one: Coming): void {
    coming = coming.filter((other) => other !== one);
    const { event, load, isRetried } = one;
    const isWanted = isAwaited(state, one);
    const at = acts.at(-1)?.at ?? 0;
    play({ ...event, at }, toAnswer(plan, load.field, event));
    const { key } = plan.fields[load.field] ?? { key: '' };
    if (isRetried && isWanted) play({ type: 'RETRY', key, at });
  }

  function play(act: TraceAct, event = toEvent(plan, state, act)): void {
    acts.push({ ...act, at: Math.max(act.at, acts.at(-1)?.at ?? 0) });
    if (event !== null) ({ state } = taken(step(plan, state, event)));
  }

  /** Sends a step's loads. */
  function taken(next: Step): Step {
    const sent = next.effects.flatMap((load) => toComing(load, { network, done }));
    coming = [...coming, ...sent].toSorted((one, other) => one.due - other.due);
    return next;
  }

  /** The next answer that the person waits for before the act. */
  function neededFor(act: TraceEvent): Coming | undefined {
    const field = 'key' in act ? shownIndex(plan, state, act.key) : null;
    const isLoading = field === null || state.options[field]?.status === 'loading';
    if (!isLoading) return undefined;
    return coming.find(
      (one) => isAwaited(state, one) && (field === null || one.load.field === field),
    );
  }
}

/** Deliveries of one load: its answer and the copies of it; empty if none is planned. */
function toComing(
  load: LoadOptions,
  { network, done }: { readonly network: Network; readonly done: number },
): readonly Coming[] {
  const { after, outcome, copies } = network.scheduledFor(load.token);
  const event = outcome === 'answer' ? answerTo(load, network) : failureOf(load);
  if (after === null || event === null) return [];
  return Array.from({ length: 1 + copies }, (_, nth) => ({
    load,
    event,
    due: done + after + nth,
    isRetried: outcome === 'fail-then-retry',
  }));
}

function answerTo(load: LoadOptions, { serve }: Network): TraceAnswer | null {
  const list = serve(load);
  if (list === null) return null;
  const { values, groups, isComplete } = list;
  return { type: 'ANSWER', load: load.token, values, groups, isComplete };
}

function failureOf({ token }: LoadOptions): TraceFailure {
  return { type: 'FAIL', load: token };
}

/** Whether the form still waits for it. */
function isAwaited({ options }: FormState, { load }: Coming): boolean {
  return options[load.field]?.token === load.token;
}

function shownIndex({ fields }: Plan, { isVisible }: FormState, key: string): number | null {
  return fields.find((field) => field.key === key && isVisible[field.index])?.index ?? null;
}
