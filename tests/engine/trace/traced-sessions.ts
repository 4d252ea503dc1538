import * as fc from 'fast-check';

import { compile } from '../../../engine/definition/compile.ts';
import type { FormMode } from '../../../engine/definition/field-definition.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import type { LoadOptions } from '../../../engine/form/state/form-state.ts';
import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import {
  arbitraryActs,
  arbitraryAnswers,
  arbitraryPage,
  arbitrarySchedule,
  arbitraryValues,
  playActs,
} from '../../../engine/testing.ts';
import type { Act, Player } from '../../../engine/testing.ts';
import type { AnswerSchedule } from '../../../engine/trace/direct/direct-trace.ts';
import type { Serve } from '../../../engine/trace/direct/direction.ts';
import type { Trace } from '../../../engine/trace/format/trace.ts';
import { openRecorder } from '../../../engine/trace/record/recorder.ts';
import { toWireOptions } from '../../../engine/trace/record/to-wire-options.ts';

/** What was recorded of a form, the server it talked to, and two other networks. */
export interface TracedSession {
  readonly trace: Trace;
  readonly serve: Serve;
  readonly schedules: readonly [AnswerSchedule, AnswerSchedule];
}

/** Recordings of all kinds of sessions, under answers that are the same for the same question. */
export const tracedSessions: fc.Arbitrary<TracedSession> = fc
  .record({ page: arbitraryPage, mode: fc.constantFrom<FormMode>('entry', 'filter') })
  .chain(({ page, mode }) => {
    const plan = compile(page, { mode });
    return fc
      .record({
        answer: arbitraryAnswers(plan),
        values: fc.option(arbitraryValues(plan), { nil: undefined }),
        acts: arbitraryActs(plan).map((acts) => acts.filter(isPersonsOrPick)),
      })
      .map(({ answer, values, acts }) => {
        const store = createFormStore(plan, values === undefined ? {} : { values });
        const recorder = openRecorder(store, {
          title: 'A session',
          definitions: page,
          values: values ?? null,
          now: () => 0,
        });
        playActs(acts, {
          answer,
          start: () => start(plan, values),
          step: (state, event) => {
            store.dispatch(event);
            return step(plan, state, event);
          },
        });
        return { trace: recorder.trace(), serve: serveFrom(answer) };
      });
  })
  .chain(({ trace, serve }) =>
    fc
      .tuple(arbitrarySchedule(trace), arbitrarySchedule(trace))
      .map((schedules) => ({ trace, serve, schedules })),
  );

/** Answers that were made up without a question are no server's. */
function isPersonsOrPick({ type }: Act): boolean {
  return !type.startsWith('OPTIONS') && type !== 'RETRY_OPTIONS';
}

function serveFrom(answer: Player['answer']): Serve {
  return (load: LoadOptions) => {
    const { options, groups, isComplete } = answer(load);
    return { ...toWireOptions(options, groups), isComplete };
  };
}
