import { type FormEvent, type FormState, type Plan, start } from '../../index.ts';
import type { FormStore } from '../../store.ts';
import { isSameJson } from '../format/is-same-json.ts';
import { toJson, toRecord } from '../format/to-json.ts';
import { type Trace, TRACE_FORMAT, TRACE_VERSION, type TraceAct } from '../format/trace.ts';
import { createPlayer } from '../play/player.ts';
import { toAct } from './to-act.ts';

/** What a recording contains besides the events of the form. */
export interface RecorderOptions {
  /** What the trace shows, in a person's words. */
  readonly title: string;
  /** The definitions that the form's plan was compiled of, as they were sent: any JSON. */
  readonly definitions: unknown;
  /** Values that the store was opened with; `null` or left out: none. */
  readonly values?: Readonly<Record<string, unknown>> | null;
  /** Milliseconds of any clock that does not go back; the machine's own where left out. */
  readonly now?: () => number;
}

/** A recording in progress. */
export interface Recorder {
  /**
   * What happened up to now, as a trace that expects what the form did. Late answers are in it as
   * well: they are part of the network's behaviour. Works after `stop` too.
   *
   * @throws Error when `definitions` are not those of the form.
   */
  readonly trace: () => Trace;
  /** Acts events up to now. */
  readonly count: () => number;
  /** Stops recording. */
  readonly stop: () => void;
}

interface RecordedEvent {
  readonly at: number;
  readonly event: FormEvent;
}

/**
 * Records the events of a form from its opening. During the recording an event costs one entry of a
 * list: expectations, and what a server sent, are written at `trace()`.
 *
 * @throws Error when the form has started: create the recorder right after the store.
 */
export function openRecorder(store: FormStore, options: RecorderOptions): Recorder {
  const { values = null, now = () => performance.now() } = options;
  if (!isAtStart(store, values)) {
    throw new Error(
      'The form has started, so its recording would not replay. Open the recorder right after the store, with the values that the store was opened with.',
    );
  }
  const opened = now();
  const events: RecordedEvent[] = [];
  const stop = store.subscribe((event) => {
    events.push({ at: now() - opened, event });
  });
  return { stop, count: () => events.length, trace: () => writeDown(store.plan, options, events) };
}

function isAtStart({ plan, state }: FormStore, values: RecorderOptions['values']): boolean {
  const [now, first] = [state(), start(plan, values ?? undefined).state];
  return isSameForm(now, first) && now.past.length === 0 && now.future.length === 0;
}

/** Whether two states of a plan hold the same, before anything was loaded. */
function isSameForm(one: FormState, other: FormState): boolean {
  return (
    one.nextToken === other.nextToken &&
    one.isSubmitted === other.isSubmitted &&
    one.isVisible.every((isShown, index) => isShown === other.isVisible[index]) &&
    one.options.every(({ token }, index) => token === other.options[index]?.token) &&
    isSameJson(one.entries, other.entries)
  );
}

function writeDown(plan: Plan, options: RecorderOptions, events: readonly RecordedEvent[]): Trace {
  const { title, definitions, values = null } = options;
  const opening = {
    mode: plan.mode,
    definitions: toJson(definitions),
    values: values === null ? null : toRecord(values),
  };
  const player = createPlayer(opening);
  if (player.plan.hash !== plan.hash) {
    throw new Error(
      'The definitions given to the recorder are not those of the form, so the trace would show another form. Give it the JSON that the plan was compiled of.',
    );
  }
  const acts: TraceAct[] = [];
  for (const { at, event } of events) {
    const act = toAct(player.now(), event);
    if (act === null) continue;
    const timed = { at: Math.max(Math.round(at), acts.at(-1)?.at ?? 0), ...act };
    acts.push({ ...timed, expected: player.play(timed).change });
  }
  return {
    format: TRACE_FORMAT,
    version: TRACE_VERSION,
    title,
    ...opening,
    expected: player.first.change,
    acts,
  };
}
