import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { kindOf } from '../../../engine/fields/registry.ts';
import { faults } from '../../../engine/form/state/field-context.ts';
import type { FormState, LoadOptions, Step } from '../../../engine/form/state/form-state.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { validate } from '../../../engine/form/state/validate.ts';
import { step } from '../../../engine/form/step/step.ts';
import { arbitraryEvent, playActs } from '../../../engine/testing.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { isDue, isUnreadable } from './is-due.ts';
import { answered, lived, sessions, pendingLoads, outcome, type Session } from './session.ts';

const cases = sessions.chain((session) =>
  fc.record({ session: fc.constant(session), event: arbitraryEvent(session.plan) }),
);

describe('a form, whatever happens to it,', { timeout: 60_000 + LAW_RUNS * 50 }, () => {
  test('sends nothing of a hidden field', () => {
    eachStep(({ plan }, { state }) => {
      const shown = plan.fields.filter(({ index }) => state.isVisible[index]);
      const sent = new Set(shown.map(({ key }) => key));
      expect(Object.keys(payload(plan, state)).filter((key) => !sent.has(key))).toEqual([]);
    });
  });

  test('keeps nothing of a hidden field but a salary', () => {
    eachStep(({ plan }, { state }) => {
      for (const [slot, indexes] of plan.fieldsBySlot.entries()) {
        if (indexes.some((index) => state.isVisible[index])) continue;
        const fields = indexes.flatMap((index) => plan.fields[index] ?? []);
        if (fields.every((field) => kindOf(field).isKeptWhenHidden)) continue;
        expect(state.entries[slot]?.input, plan.keys[slot]).toBeNull();
      }
    });
  });

  test('shows a field exactly when its parent is filled, its conditions match and none is before it', () => {
    eachStep(({ plan }, { state }) => {
      for (const { index, key } of plan.fields) {
        expect(state.isVisible[index], `${index} ${key}`).toBe(isDue(plan, state, index));
      }
    });
  });

  test('names every field that a step changed', () => {
    let before: FormState | null = null;
    eachStep(({ plan }, { state, changed }, isFirst) => {
      const last = isFirst ? null : before;
      before = state;
      if (last === null) return;
      const moved = plan.fields.filter(
        ({ index, slot }) =>
          last.isVisible[index] !== state.isVisible[index] ||
          last.options[index] !== state.options[index] ||
          (state.isVisible[index] && last.entries[slot] !== state.entries[slot]),
      );
      const named = new Set(changed);
      expect(moved.map(({ index }) => index).filter((index) => !named.has(index))).toEqual([]);
      expect(named.size).toBe(changed.length);
    });
  });

  test('offers what was sent with a field, and nothing else, before its list is there', () => {
    eachStep(({ plan }, { state, effects }) => {
      for (const [index, { status, token, options, isComplete }] of state.options.entries()) {
        if (status === 'inline' || status === 'ready' || status === 'empty') continue;
        const sent = plan.fields[index]?.options ?? [];
        expect(options).toEqual(sent);
        expect(isComplete).toBe(false);
        expect(token === null).toBe(status !== 'loading');
      }
      for (const { field, token } of effects) expect(state.options[field]?.token).toBe(token);
    });
  });

  test('comes back by UNDO to what it was before an edit, and by REDO to the edit', () => {
    fc.assert(
      fc.property(cases, ({ session, event }) => {
        const { plan } = session;
        const before = lived(session);
        const after = step(plan, before, event).state;
        fc.pre(after.past.length > 0 && after.past.at(-1)?.entries === before.entries);
        fc.pre(after.past !== before.past && event.type !== 'REDO' && event.type !== 'UNDO');

        const undone = step(plan, after, { type: 'UNDO' }).state;
        expect(undone.entries).toBe(before.entries);
        expect(undone.isVisible).toBe(before.isVisible);
        expect(payload(plan, undone)).toEqual(payload(plan, before));
        expect(undone.options.map(({ status }) => status)).toEqual(
          before.options.map(({ status }) => status),
        );

        const redone = step(plan, undone, { type: 'REDO' }).state;
        expect(redone.entries).toBe(after.entries);
        expect(redone.isVisible).toBe(after.isVisible);
        expect(payload(plan, redone)).toEqual(payload(plan, after));
      }),
    );
  });

  test('takes no notice of a late answer', () => {
    fc.assert(
      fc.property(sessions, ({ plan, player, acts }) => {
        const asked: LoadOptions[] = [];
        const state = playActs(acts, {
          ...player,
          onStep: ({ effects }) => asked.push(...effects),
        });
        for (const effect of asked) {
          const { field, token } = effect;
          if (state.options[field]?.token === token) continue;
          const list = player.answer(effect);
          const late = step(plan, state, { type: 'OPTIONS_LOADED', field, token, ...list });
          expect(late).toEqual({ state, changed: [], effects: [], why: [] });
          expect(late.state).toBe(state);
          expect(step(plan, state, { type: 'OPTIONS_FAILED', field, token }).state).toBe(state);
        }
      }),
    );
  });

  test('ends the same in whatever order its lists arrive', () => {
    const races = fc.record({ session: sessions, picks: fc.infiniteStream(fc.nat({ max: 7 })) });
    fc.assert(
      fc.property(races, ({ session, picks }) => {
        const open = pendingLoads(session);
        const inOrder = answered(session, open, () => 0);
        const asPicked = answered(session, open, () => picks.next().value ?? 0);
        expect(outcome(session.plan, asPicked)).toEqual(outcome(session.plan, inOrder));
      }),
    );
  });

  test('is validated by the server as by itself', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const { plan, player } = session;
        // Lists come from the one server that both sides ask, and all of them come.
        const acts = session.acts.filter(({ type }) => !/^(OPTIONS|ANSWER)/.test(type));
        const state = answered(session, pendingLoads({ ...session, acts }), () => 0);
        // What cannot be read is not sent: only the form knows of it.
        fc.pre(!plan.fields.some(({ index }) => isUnreadable(plan, state, index)));

        const sent = payload(plan, state);
        const verdict = validate(plan, sent, player.answer);
        expect(verdict.faults).toEqual(faults(plan, state));
        expect(verdict.payload).toEqual(sent);
        expect(verdict.state.isVisible).toEqual(state.isVisible);
      }),
    );
  });

  test('gives the same step for the same event, and leaves the state as it was', () => {
    fc.assert(
      fc.property(cases, ({ session, event }) => {
        const before = lived(session);
        const copy = structuredClone(before);
        const one = step(session.plan, before, event);
        expect(step(session.plan, before, event)).toEqual(one);
        expect(before).toEqual(copy);
      }),
    );
  });
});

function eachStep(law: (session: Session, step: Step, isFirst: boolean) => void): void {
  fc.assert(
    fc.property(sessions, (session) => {
      playActs(session.acts, {
        ...session.player,
        onStep: (step, event) => law(session, step, event === null),
      });
    }),
  );
}
