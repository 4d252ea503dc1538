import { isDeepStrictEqual } from 'node:util';

import { faults, payload, step, type FormState, type Json, type Plan } from '../../index.ts';
import { fromQuery, toQuery } from '../../search.ts';
import { expectAll, readTrace, replay, writeTrace, type ReplayStep } from '../../trace.ts';
import { validate } from '../../validate.ts';
import { answeredInTurn } from './answered-in-turn.ts';
import { hasUnreadable, outcomeOf } from './form-outcome.ts';
import type { Law, Played } from './law.ts';

/** What holds of every form (engine's README, «Laws»). */
export const LAWS: readonly Law[] = [
  {
    name: 'hidden-is-absent',
    says: 'A hidden field sends nothing.',
    against: ({ plan, steps }) => firstOf(steps, ({ step: { state } }) => sentHidden(plan, state)),
  },
  {
    name: 'form-and-judge-agree',
    says: "The form's verdict is the server's.",
    against: (played) => disagreement(played.plan, lastState(played)),
  },
  {
    name: 'answers-in-any-order',
    says: 'The order in which lists arrive does not change the result.',
    against: (played) => orderMatters(played),
  },
  {
    name: 'late-answer-is-nothing',
    says: 'An answer that is no longer waited for changes nothing.',
    against: ({ steps }) => firstOf(steps, changedTooLate),
  },
  {
    name: 'undo-takes-back',
    says: 'Undo gives what was before an act, redo the act again.',
    against: ({ plan, steps }) => firstOf(steps, (one) => lostByUndo(plan, one)),
  },
  {
    name: 'link-reads-back',
    says: 'The link of a payload reads back as the payload.',
    against: (played) => lostInLink(played.plan, lastState(played)),
  },
  {
    name: 'file-replays-the-same',
    says: 'A trace that was written and read again replays the same.',
    against: ({ trace }) => lostInFile(trace),
  },
];

function lastState({ steps }: Played): FormState {
  return (steps.at(-1) ?? steps[0]).step.state;
}

function firstOf(
  steps: readonly ReplayStep[],
  look: (step: ReplayStep) => string | null,
): string | null {
  for (const one of steps) {
    const found = look(one);
    if (found !== null) return `At step ${one.index}: ${found}`;
  }
  return null;
}

function sentHidden(plan: Plan, state: FormState): string | null {
  const shown = new Set(
    plan.fields.filter(({ index }) => state.isVisible[index]).map(({ key }) => key),
  );
  const sent = Object.keys(payload(plan, state)).find((key) => !shown.has(key));
  return sent === undefined ? null : `${sent} is hidden and is in the payload.`;
}

/** What a person cannot be validated by: text that has no value is not sent. */
function disagreement(plan: Plan, state: FormState): string | null {
  if (hasUnreadable(plan, state)) return null;
  const sent = payload(plan, state);
  const verdict = validate(plan, sent, ({ field }) => {
    const list = state.options[field];
    return list === undefined || list.status === 'failed' ? null : list;
  });
  const own = faults(plan, state);
  if (!isDeepStrictEqual(verdict.faults, own)) {
    return `The form finds ${JSON.stringify(own)}, the validate ${JSON.stringify(verdict.faults)}.`;
  }
  if (isDeepStrictEqual(verdict.payload, sent)) return null;
  return `The form sends ${JSON.stringify(sent)}, the validate keeps ${JSON.stringify(verdict.payload)}.`;
}

function orderMatters(played: Played): string | null {
  const first = answeredInTurn(played, (open) => open[0]);
  const last = answeredInTurn(played, (open) => open.at(-1));
  const [one, other] = [first, last].map((state) => JSON.stringify(outcomeOf(played.plan, state)));
  return one === other ? null : `The first list first: ${one}; the last list first: ${other}.`;
}

function changedTooLate({ before, event, step: { state } }: ReplayStep): string | null {
  const isAnswer = event?.type === 'OPTIONS_LOADED' || event?.type === 'OPTIONS_FAILED';
  if (!isAnswer || before === null || state === before) return null;
  const { status, token } = before.options[event.field] ?? { status: 'idle', token: null };
  if (status === 'loading' && token === event.token) return null;
  return `the answer to load ${event.token} came too late, and changed the form.`;
}

function lostByUndo(plan: Plan, { before, event, step: { state } }: ReplayStep): string | null {
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
      const texts = [wanted, got].map((one) => JSON.stringify(payload(plan, one)));
      return `After ${event.type} ${name} gives ${texts[1]}, not ${texts[0]}.`;
    }
  }
  return null;
}

/** A link is of what the rules accept; what they refuse need not come back. */
function lostInLink(plan: Plan, state: FormState): string | null {
  const sent = payload(plan, state);
  const verdict = validate(plan, sent);
  if (Object.values(verdict.faults).some(({ code }) => code !== 'required')) return null;
  const link = toQuery(plan, verdict.payload);
  const read = fromQuery(plan, link);
  if (isDeepStrictEqual(read, { values: verdict.payload, dead: [] })) return null;
  return `${JSON.stringify(link)} reads as ${JSON.stringify(read)}.`;
}

function lostInFile(trace: Played['trace']): string | null {
  const json: Json = JSON.parse(writeTrace(expectAll(trace)));
  const { trace: read, problems } = readTrace(json);
  if (read === null) return `The file is no trace: ${JSON.stringify(problems[0])}.`;
  const { divergence } = replay(read);
  return divergence === null ? null : `It diverges: ${JSON.stringify(divergence)}.`;
}
