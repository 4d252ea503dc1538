import { compile, type FormMode, type Json, type LoadOptions } from '@bozor/form-engine';
import { createFormStore, type FormStore } from '@bozor/form-engine/store';
import {
  type Act,
  arbitraryActs,
  arbitraryAnswers,
  arbitraryHostilePage,
  arbitraryPage,
  arbitraryValues,
  type SampleAnswer,
} from '@bozor/form-engine/testing';
import { openRecorder, type Trace } from '@bozor/form-engine/trace';
import * as fc from 'fast-check';

/** All that decides how a form's session goes. */
export interface RecordedSession {
  readonly definitions: Json;
  readonly mode: FormMode;
  readonly values: Readonly<Record<string, Json>> | null;
  readonly acts: readonly Act[];
  readonly answer: (effect: LoadOptions) => SampleAnswer;
}

/** Sessions of all kinds of forms, but for inputs that no JSON can carry. */
export const recordedSessions: fc.Arbitrary<RecordedSession> = sessionsOf(
  fc.oneof({ weight: 3, arbitrary: arbitraryPage }, arbitraryHostilePage),
);

/** Sessions of the forms of these pages. */
export function sessionsOf(pages: fc.Arbitrary<unknown>): fc.Arbitrary<RecordedSession> {
  return fc
    .record({ page: pages, mode: fc.constantFrom<FormMode>('entry', 'filter') })
    .chain(({ page, mode }) => {
      const definitions: Json = JSON.parse(JSON.stringify(page));
      const plan = compile(definitions, { mode });
      return fc
        .record({
          answer: arbitraryAnswers(plan),
          values: fc.option(arbitraryValues(plan)),
          acts: arbitraryActs(plan),
        })
        .map(({ answer, values, acts }) => ({
          definitions,
          mode,
          values,
          acts: acts.filter((act) => act.type !== 'SET' || !Number.isNaN(act.input)),
          answer,
        }));
    });
}

/** A session that was lived and recorded. */
export interface LivedSession {
  readonly store: FormStore;
  readonly trace: Trace;
}

/** Sessions a session in a store, recorded from its opening on. */
export function live({ definitions, mode, values, acts, answer }: RecordedSession): LivedSession {
  let open: readonly LoadOptions[] = [];
  const store = createFormStore(compile(definitions, { mode }), {
    ...(values !== null && { values }),
    onEffect: (effect) => {
      open = [...open, effect];
    },
  });
  let now = 100;
  const recorder = openRecorder(store, { title: 'A session', definitions, values, now: () => now });

  for (const act of acts) {
    now += 7;
    if (act.type !== 'ANSWER') {
      store.dispatch(act);
      continue;
    }
    const load = open[act.pick % open.length];
    if (load === undefined) continue;
    const { field, token } = load;
    open = open.filter((other) => other !== load);
    store.dispatch(
      act.fails
        ? { type: 'OPTIONS_FAILED', field, token }
        : { type: 'OPTIONS_LOADED', field, token, ...answer(load) },
    );
  }
  recorder.stop();
  return { store, trace: recorder.trace() };
}
