import { type FormEvent, type FormState, type Plan, toOptions } from '../../index.ts';
import { shownField } from '../../store.ts';
import type { TraceAct, TraceAnswer, TraceFailure } from '../format/trace.ts';

/**
 * The event of the engine that an act is, as the form now is; `null` for an act that means
 * nothing to it: an answer that no list waits for, a retry of a field that does not show.
 */
export function toEvent(plan: Plan, state: FormState, act: TraceAct): FormEvent | null {
  switch (act.type) {
    case 'ANSWER':
    case 'FAIL':
      return toAnswer(plan, waitingField(state, act.load), act);
    case 'RETRY': {
      const field = shownField(plan, state, act.key);
      return field === null ? null : { type: 'RETRY_OPTIONS', field: field.index };
    }
    default: {
      const { at: _at, expected: _expected, ...event } = act;
      return event;
    }
  }
}

/** The answer to a load of the field with that index, late or not; `null` for no such field. */
export function toAnswer(
  plan: Plan,
  index: number | null,
  act: TraceAnswer | TraceFailure,
): FormEvent | null {
  const field = index === null ? undefined : plan.fields[index];
  if (field === undefined) return null;
  const { load } = act;
  if (act.type === 'FAIL') return { type: 'OPTIONS_FAILED', field: field.index, token: load };
  const { options, groups } = toOptions(act.values, act.groups, field);
  const { isComplete } = act;
  return { type: 'OPTIONS_LOADED', field: field.index, token: load, options, groups, isComplete };
}

/** Index of the field whose list waits for that very load; `null` when none does. */
export function waitingField({ options }: FormState, load: number): number | null {
  const index = options.findIndex(({ status, token }) => status === 'loading' && token === load);
  return index < 0 ? null : index;
}
