import type { LoadOptions } from '@bozor/form-engine';
import { createFormStore } from '@bozor/form-engine/store';
import { openRecorder } from '@bozor/form-engine/trace';
import type { Replay, Trace } from '@bozor/form-engine/trace';

import { formSections } from '../../../client/api/definitions/form-sections.ts';
import type { WorkbenchForm, FormEnvironment } from '../create-forms.ts';
import { createDirector } from '../create-forms.ts';

/** A step of a trace from which the tester continues by hand. */
export interface BranchRequest extends FormEnvironment {
  readonly trace: Trace;
  readonly replay: Replay;
  /** Number of acts to apply. */
  readonly step: number;
}

/**
 * Creates a live form and applies the first acts of a trace to it. Requests the lists that the
 * trace was waiting for from the server. The recording starts with those acts.
 */
export function createBranch({
  trace,
  replay,
  step,
  clock,
  profile,
}: BranchRequest): WorkbenchForm {
  const { plan } = replay;
  const { definitions, title, values } = trace;
  const director = createDirector(plan, { clock, profile });
  const asked: LoadOptions[] = [];
  /** Time at which the form became live, by the clock; `null` during the replay. */
  let aliveSince: number | null = null;
  let at = 0;

  const store = createFormStore(plan, {
    ...(values !== null && { values }),
    onEffect: (effect, self) => {
      if (aliveSince === null) asked.push(effect);
      else director.onEffect(effect, self);
    },
  });
  const recorder = openRecorder(store, {
    title,
    definitions,
    values,
    now: () => (aliveSince === null ? at : at + clock.elapsed() - aliveSince),
  });
  for (const { act, event } of replay.steps.slice(1, step + 1)) {
    at = act?.at ?? at;
    if (event !== null) store.dispatch(event);
  }
  aliveSince = clock.elapsed();
  for (const effect of asked) {
    const list = store.state().options[effect.field];
    if (list?.status === 'loading' && list.token === effect.token) director.onEffect(effect, store);
  }
  const sections = formSections(definitions, plan);
  return { document: definitions, store, sections, dead: [], director, recorder };
}
