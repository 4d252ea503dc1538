import type { FormEvent } from '@bozor/form-engine';
import type { FormStore } from '@bozor/form-engine/store';
import { createFormStore } from '@bozor/form-engine/store';
import { openRecorder } from '@bozor/form-engine/trace';
import type { Recorder, RecorderOptions } from '@bozor/form-engine/trace';

import { payloadOf } from '../payload-of.ts';

/**
 * Records a form that is already in use, from its current values on. The recorder observes a twin
 * store, created with those values, that receives every event of the form. Where the twin cannot
 * reproduce an outcome (a list loaded earlier, an undone input), it receives the outcome as an
 * event.
 */
export function recordOngoingForm(
  form: FormStore,
  options: Omit<RecorderOptions, 'values'>,
): Recorder {
  const values = payloadOf(form);
  const twin = createFormStore(form.plan, { values });
  const recorder = openRecorder(twin, { ...options, values });
  catchUp(form, twin);
  for (const mark of marksOf(form)) twin.dispatch(mark);
  const stop = form.subscribe((event) => {
    if (!OUTCOME_ONLY.has(event.type)) twin.dispatch(event);
    catchUp(form, twin);
  });
  return {
    ...recorder,
    stop: () => {
      stop();
      recorder.stop();
    },
  };
}

/** Events that the twin cannot replay: load tokens and history belong to the form. */
const OUTCOME_ONLY: ReadonlySet<FormEvent['type']> = new Set([
  'OPTIONS_LOADED',
  'OPTIONS_FAILED',
  'UNDO',
  'REDO',
]);

/**
 * Sends the twin the events that it lacks. Sends each event once: a rejected event would be
 * rejected again.
 */
function catchUp(form: FormStore, twin: FormStore): void {
  const sent = new Set<string>();
  const isNew = (event: FormEvent) => !sent.has(JSON.stringify(event));
  for (let next = find(); next !== undefined; next = find()) {
    sent.add(JSON.stringify(next));
    twin.dispatch(next);
  }

  function find(): FormEvent | undefined {
    return missingLists(form, twin).find(isNew) ?? missingInputs(form, twin).find(isNew);
  }
}

function missingLists(form: FormStore, twin: FormStore): readonly FormEvent[] {
  const known = form.state().options;
  const asked = Array.from(twin.state().options.entries());
  return asked.flatMap(([field, { status, token }]): readonly FormEvent[] => {
    const list = known[field];
    if (status !== 'loading' || token === null || list === undefined) return [];
    if (list.status === 'failed') return [{ type: 'OPTIONS_FAILED', field, token }];
    if (list.status !== 'ready' && list.status !== 'empty') return [];
    const { options, groups, isComplete } = list;
    return [{ type: 'OPTIONS_LOADED', field, token, options, groups, isComplete }];
  });
}

function missingInputs(form: FormStore, twin: FormStore): readonly FormEvent[] {
  const [own, others] = [form.state().entries, twin.state().entries];
  return form.plan.keys.flatMap((key, slot) => {
    const [input, other] = [own[slot]?.input ?? null, others[slot]?.input ?? null];
    const isSame = input === other || JSON.stringify(input) === JSON.stringify(other);
    return isSame ? [] : [{ type: 'SET', key, input } as const];
  });
}

/** Returns the events that make the form's faults visible. */
function marksOf({ plan, state }: FormStore): readonly FormEvent[] {
  const { entries, isSubmitted } = state();
  const faults = plan.keys.flatMap((key, slot) => {
    const fault = entries[slot]?.serverFault ?? null;
    return fault === null ? [] : [[key, fault] as const];
  });
  return [
    ...plan.keys.flatMap((key, slot) =>
      entries[slot]?.isTouched === true ? [{ type: 'BLUR', key } as const] : [],
    ),
    ...(isSubmitted ? [{ type: 'TOUCH_ALL' } as const] : []),
    ...(faults.length === 0
      ? []
      : [{ type: 'SERVER_ERRORS', errors: Object.fromEntries(faults) } as const]),
  ];
}
