import { isDeepStrictEqual } from 'node:util';

import { faults, payload, step, type FormState, type Json, type Plan } from '../../index.ts';
import { fromQuery, toQuery } from '../../search.ts';
import { expectAll, readTrace, replay, writeTrace, type ReplayStep } from '../../trace.ts';
import { validate } from '../../validate.ts';
import type { Sentence } from '../words/english.en.ts';
import { answeredInTurn } from './answered-in-turn.ts';
import { hasUnreadable, outcomeOf } from './form-outcome.ts';
import type { Law, Played } from './law.ts';

/** What holds of every form (engine's README, «Laws»). */
export const LAWS: readonly Law[] = [
  {
    name: 'hidden-is-absent',
    sentence: ({ fuzz }) => fuzz.hiddenIsAbsent,
    against: ({ plan, steps }) => firstOf(steps, ({ step: { state } }) => sentHidden(plan, state)),
  },
  {
    name: 'form-and-server-agree',
    sentence: ({ fuzz }) => fuzz.formAndServerAgree,
    against: (played) => disagreement(played.plan, lastState(played)),
  },
  {
    name: 'answers-in-any-order',
    sentence: ({ fuzz }) => fuzz.answersInAnyOrder,
    against: (played) => orderMatters(played),
  },
  {
    name: 'late-answer-is-nothing',
    sentence: ({ fuzz }) => fuzz.lateAnswerIsNothing,
    against: ({ steps }) => firstOf(steps, changedTooLate),
  },
  {
    name: 'undo-takes-back',
    sentence: ({ fuzz }) => fuzz.undoTakesBack,
    against: ({ plan, steps }) => firstOf(steps, (one) => lostByUndo(plan, one)),
  },
  {
    name: 'link-reads-back',
    sentence: ({ fuzz }) => fuzz.linkReadsBack,
    against: (played) => lostInLink(played.plan, lastState(played)),
  },
  {
    name: 'file-replays-the-same',
    sentence: ({ fuzz }) => fuzz.fileReplaysTheSame,
    against: ({ trace }) => lostInFile(trace),
  },
];

function lastState({ steps }: Played): FormState {
  return (steps.at(-1) ?? steps[0]).step.state;
}

function firstOf(
  steps: readonly ReplayStep[],
  look: (step: ReplayStep) => Sentence | null,
): Sentence | null {
  for (const one of steps) {
    const found = look(one);
    if (found !== null) return (words) => words.fuzz.atStep(one.index, found(words));
  }
  return null;
}

function sentHidden(plan: Plan, state: FormState): Sentence | null {
  const shown = new Set(
    plan.fields.filter(({ index }) => state.isVisible[index]).map(({ key }) => key),
  );
  const sent = Object.keys(payload(plan, state)).find((key) => !shown.has(key));
  return sent === undefined ? null : ({ fuzz }) => fuzz.sentHidden(sent);
}

/** What a person cannot be validated by: text that has no value is not sent. */
function disagreement(plan: Plan, state: FormState): Sentence | null {
  if (hasUnreadable(plan, state)) return null;
  const sent = payload(plan, state);
  const verdict = validate(plan, sent, ({ field }) => {
    const list = state.options[field];
    return list === undefined || list.status === 'failed' ? null : list;
  });
  const own = faults(plan, state);
  if (!isDeepStrictEqual(verdict.faults, own)) {
    const texts = [JSON.stringify(own), JSON.stringify(verdict.faults)] as const;
    return ({ fuzz }) => fuzz.faultsDiffer(...texts);
  }
  if (isDeepStrictEqual(verdict.payload, sent)) return null;
  const texts = [JSON.stringify(sent), JSON.stringify(verdict.payload)] as const;
  return ({ fuzz }) => fuzz.payloadsDiffer(...texts);
}

function orderMatters(played: Played): Sentence | null {
  const first = answeredInTurn(played, (open) => open[0]);
  const last = answeredInTurn(played, (open) => open.at(-1));
  const one = JSON.stringify(outcomeOf(played.plan, first));
  const other = JSON.stringify(outcomeOf(played.plan, last));
  return one === other ? null : ({ fuzz }) => fuzz.orderMatters(one, other);
}

function changedTooLate({ before, event, step: { state } }: ReplayStep): Sentence | null {
  const isAnswer = event?.type === 'OPTIONS_LOADED' || event?.type === 'OPTIONS_FAILED';
  if (!isAnswer || before === null || state === before) return null;
  const { status, token } = before.options[event.field] ?? { status: 'idle', token: null };
  if (status === 'loading' && token === event.token) return null;
  return ({ fuzz }) => fuzz.tooLate(event.token);
}

function lostByUndo(plan: Plan, { before, event, step: { state } }: ReplayStep): Sentence | null {
  const isEdit = event !== null && event.type !== 'UNDO' && event.type !== 'REDO';
  if (before === null || !isEdit) return null;
  const isRemembered = state.past !== before.past && state.past.at(-1)?.entries === before.entries;
  if (!isRemembered) return null;

  const undone = step(plan, state, { type: 'UNDO' }).state;
  const redone = step(plan, undone, { type: 'REDO' }).state;
  const pairs = [
    ['undo', before, undone],
    ['redo', state, redone],
  ] as const;
  for (const [name, wanted, got] of pairs) {
    const isSame =
      isDeepStrictEqual(got.isVisible, wanted.isVisible) &&
      isDeepStrictEqual(payload(plan, got), payload(plan, wanted));
    if (!isSame) {
      const gives = JSON.stringify(payload(plan, got));
      const expected = JSON.stringify(payload(plan, wanted));
      return ({ fuzz }) => fuzz[name](event.type, gives, expected);
    }
  }
  return null;
}

/** A link is of what the rules accept; what they refuse need not come back. */
function lostInLink(plan: Plan, state: FormState): Sentence | null {
  const sent = payload(plan, state);
  const verdict = validate(plan, sent);
  if (Object.values(verdict.faults).some(({ code }) => code !== 'required')) return null;
  const link = toQuery(plan, verdict.payload);
  const read = fromQuery(plan, link);
  if (isDeepStrictEqual(read, { values: verdict.payload, dead: [] })) return null;
  return ({ fuzz }) => fuzz.readsAs(JSON.stringify(link), JSON.stringify(read));
}

function lostInFile(trace: Played['trace']): Sentence | null {
  const json: Json = JSON.parse(writeTrace(expectAll(trace)));
  const { trace: read, problems } = readTrace(json);
  if (read === null) return ({ fuzz }) => fuzz.noTrace(JSON.stringify(problems[0]));
  const { divergence } = replay(read);
  return divergence === null ? null : ({ fuzz }) => fuzz.fileDiverges(JSON.stringify(divergence));
}
