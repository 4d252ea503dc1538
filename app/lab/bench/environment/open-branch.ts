import type { LoadOptions } from '@bozor/form-engine';
import { createFormStore } from '@bozor/form-engine/store';
import { openRecorder } from '@bozor/form-engine/trace';
import type { Replay, Trace } from '@bozor/form-engine/trace';

import { formSections } from '../../../client/api/definitions/form-sections.ts';
import type { OpenForm, Surroundings } from '../open-forms.ts';
import { directorOf } from '../open-forms.ts';

/** Where a trace is left, to go on by hand. */
export interface BranchRequest extends Surroundings {
  readonly trace: Trace;
  readonly replay: Replay;
  /** How many acts of the trace have happened. */
  readonly step: number;
}

/**
 * Opens a living form that has gone through the first acts of a trace. Lists that the trace was
 * still waiting for are asked of the server; its recording begins with those acts.
 */
export function openBranch({ trace, replay, step, clock, profile }: BranchRequest): OpenForm {
  const { plan } = replay;
  const { definitions, title, values } = trace;
  const director = directorOf(plan, { clock, profile });
  const asked: LoadOptions[] = [];
  /** When the form came to life, by the clock; `null` while the trace is played. */
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
