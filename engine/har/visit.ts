import {
  compile,
  fieldContext,
  kindOf,
  start,
  step,
  type FormMode,
  type FormState,
  type Json,
  type LoadOptions,
  type Plan,
  type Step,
} from '../index.ts';
import { toEvent, type TraceAct, type TraceEvent } from '../trace.ts';

/** A form that was filled during the recording, replayed as far as it is known. */
export interface Visit {
  readonly plan: Plan;
  /** When the page came, in ms since the epoch. */
  readonly openedMs: number;
  readonly state: () => FormState;
  readonly acts: () => readonly TraceAct[];
  /** Loads that no call of the recording answers yet. */
  readonly pendingLoads: () => readonly LoadOptions[];
  /** The load's call was found. */
  readonly claim: (load: LoadOptions) => void;
  /** Something happened: to the form, and into the trace. */
  readonly act: (at: number, event: TraceEvent) => void;
  /** Values of the fields, when they are known from elsewhere. */
  readonly hint: (key: string) => Json | null;
}

/** What a visit is opened with. */
export interface VisitOptions {
  readonly document: Json;
  readonly mode: FormMode;
  readonly openedMs: number;
  readonly hint: (key: string) => Json | null;
}

/** Opens the form of a page as it came. */
export function createVisit({ document, mode, openedMs, hint }: VisitOptions): Visit {
  const plan = compile(document, { mode });
  const acts: TraceAct[] = [];
  let open: readonly LoadOptions[] = [];
  let { state } = take(start(plan));

  return {
    plan,
    openedMs,
    hint,
    state: () => state,
    acts: () => acts,
    pendingLoads: () => open,
    claim: (load) => {
      open = open.filter((one) => one !== load);
    },
    act: (at, bare) => {
      const since = Math.round(Math.max(0, at - openedMs, acts.at(-1)?.at ?? 0));
      const act: TraceAct = { ...bare, at: since };
      const event = toEvent(plan, state, act);
      if (event !== null) state = take(step(plan, state, event)).state;
      acts.push(act);
    },
  };

  function take(next: Step): Step {
    open = [...open, ...next.effects];
    return next;
  }
}

/** Sets the field of the key to the JSON's value. False: the field does not take it. */
export function give(
  visit: Visit,
  at: number,
  { key, json }: { key: string; json: Json },
): boolean {
  const { plan } = visit;
  const state = visit.state();
  const field = plan.fields.find((one) => one.key === key && state.isVisible[one.index]);
  if (field === undefined) return false;
  const context = fieldContext(plan, state, field.index);
  const input = kindOf(field).toInput(json, context);
  if (input === undefined) return false;
  const event = { type: 'SET', key, input } as const;
  if (step(plan, state, event).state === state) return true;
  visit.act(at, event);
  return true;
}
