import type { FieldInput, FormEvent } from '../../index.ts';
import { shownField } from '../../store.ts';
import { isSameJson } from '../format/is-same-json.ts';
import { toJson, toRecord } from '../format/to-json.ts';
import type { TraceEvent } from '../format/trace.ts';
import type { PlayerState } from '../play/player.ts';
import { toWireOptions } from './to-wire-options.ts';

/**
 * An event of a form as a trace spells it. What only views a field is named by its key, and an
 * answer by the number of its load.
 *
 * @param state The form before the event.
 * @returns `null` for an event that nothing can come of and that no trace can name: an answer to
 *   what its field never asked for, a retry of a field that does not show.
 */
export function toAct(state: PlayerState, event: FormEvent): TraceEvent | null {
  switch (event.type) {
    case 'SET':
      return { type: 'SET', key: event.key, input: toWireInput(event.input) };
    case 'HYDRATE':
      return { type: 'HYDRATE', values: toRecord(event.values) };
    case 'SERVER_ERRORS': {
      const errors = Object.entries(event.errors).map(
        ([key, { code, message }]) => [key, { code, message }] as const,
      );
      return { type: 'SERVER_ERRORS', errors: Object.fromEntries(errors) };
    }
    case 'OPTIONS_LOADED':
    case 'OPTIONS_FAILED':
    case 'RETRY_OPTIONS':
      return toListAct(state, event);
    case 'CLEAR':
    case 'BLUR':
      return { type: event.type, key: event.key };
    default:
      return { type: event.type };
  }
}

type ListEvent = Extract<FormEvent, { readonly type: `${string}OPTIONS${string}` }>;

function toListAct({ plan, state, loads }: PlayerState, event: ListEvent): TraceEvent | null {
  const { field } = event;
  if (event.type === 'RETRY_OPTIONS') {
    const key = plan.fields[field]?.key ?? '';
    return shownField(plan, state, key)?.index === field ? { type: 'RETRY', key } : null;
  }
  const { token: load } = event;
  if (loads[load]?.field !== field) return null;
  if (event.type === 'OPTIONS_FAILED') return { type: 'FAIL', load };
  const { options, groups, isComplete } = event;
  return { type: 'ANSWER', load, ...toWireOptions(options, groups), isComplete };
}

/** The input as a file has it; nothing, for one that JSON cannot carry: no widget gives such. */
function toWireInput(input: FieldInput): FieldInput {
  return isSameJson(toJson(input), input) ? input : null;
}
