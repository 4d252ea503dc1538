import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import { kindOf } from '../../../engine/fields/registry.ts';
import { scalarsOf } from '../../../engine/fields/value-guards.ts';
import { pendingLoads } from '../../../engine/form/options/pending-loads.ts';
import { reconcile } from '../../../engine/form/reconcile/reconcile.ts';
import type { FormState, LoadOptions, Step } from '../../../engine/form/state/form-state.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { validate } from '../../../engine/form/state/validate.ts';
import { step } from '../../../engine/form/step/step.ts';
import { arbitraryActs, arbitraryPage, playActs } from '../../../engine/testing.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { editions, longerEditions, type Edition } from './editions.ts';
import { isDue, isUnreadable } from './is-due.ts';
import { lived, sessions, outcome } from './session.ts';

describe('a form carried over to another page', { timeout: 60_000 + LAW_RUNS * 50 }, () => {
  test('is itself on an equal page: no change, no load, no loss', () => {
    fc.assert(
      fc.property(sessions, (session) => {
        const state = lived(session);
        const { step, losses } = reconcile({ plan: session.plan, state }, session.plan);
        expect(step.state).toBe(state);
        expect({ ...step, state: null }).toEqual({
          state: null,
          changed: [],
          effects: [],
          why: [],
        });
        expect(losses).toEqual([]);
      }),
    );
  });

  test('is itself on a page whose JSON is only written in another order', () => {
    fc.assert(
      fc.property(arbitraryPage, ({ filters }) => {
        const turned = filters.map((filter) =>
          Object.fromEntries(Object.entries(filter).toReversed()),
        );
        const plan = compile({ filters }, { mode: 'entry' });
        const next = compile(turned, { mode: 'entry' });
        const { state } = start(plan);
        expect(reconcile({ plan, state }, next).step.state).toBe(state);
      }),
    );
  });

  test('keeps all that it holds on a page with one field more', () => {
    fc.assert(
      fc.property(longerEditions, (edition) => {
        const { session, next } = edition;
        const before = lived(session);
        const { step, losses } = reconcile({ plan: session.plan, state: before }, next);
        const { state } = step;
        expect(losses).toEqual([]);
        for (const [slot, key] of session.plan.keys.entries()) {
          expect(state.entries[next.keys.indexOf(key)], key).toBe(before.entries[slot]);
        }
        const fields = next.fields.filter(({ key }) => !key.startsWith('new-'));
        for (const [position, { index }] of fields.entries()) {
          expect(state.isVisible[index]).toBe(before.isVisible[position]);
          expect({ ...state.options[index], token: null }).toEqual({
            ...before.options[position],
            token: null,
          });
        }
        const loading = before.options.filter(({ status }) => status === 'loading');
        expect(step.effects).toHaveLength(loading.length);
        expect(payload(next, state)).toEqual(payload(session.plan, before));
      }),
    );
  });

  test('shows a field exactly when its new page would', () => {
    each(({ next }, { state }) => {
      for (const { index, key } of next.fields) {
        expect(state.isVisible[index], `${index} ${key}`).toBe(isDue(next, state, index));
      }
    });
  });

  test('keeps nothing of a hidden field but a salary', () => {
    each(({ next }, { state }) => {
      for (const [slot, indexes] of next.fieldsBySlot.entries()) {
        if (indexes.some((index) => state.isVisible[index])) continue;
        const fields = indexes.flatMap((index) => next.fields[index] ?? []);
        if (fields.every((field) => kindOf(field).isKeptWhenHidden)) continue;
        expect(state.entries[slot]?.input, next.keys[slot]).toBeNull();
      }
    });
  });

  test('asks for every list that it waits for, with tokens never given out before', () => {
    each(({ next }, { state, effects }, before) => {
      expect(effects).toEqual(pendingLoads(next, state));
      for (const { token } of effects) expect(token).toBeGreaterThanOrEqual(before.nextToken);
      expect(state.nextToken).toBe(before.nextToken + effects.length);
      for (const [index, { status, token, options }] of state.options.entries()) {
        expect(token === null).toBe(status !== 'loading');
        const isThere = status === 'inline' || status === 'ready' || status === 'empty';
        expect(isThere || options === next.fields[index]?.options).toBe(true);
      }
    });
  });

  test('is validated by the server as by itself', () => {
    fc.assert(
      fc.property(editions, (edition) => {
        const { next, answer } = edition;
        const first = carried(edition).step;
        const state = answeredAll(edition, first);
        fc.pre(!next.fields.some(({ index }) => isUnreadable(next, state, index)));
        const sent = payload(next, state);
        expect(validate(next, sent, answer).payload).toEqual(sent);
      }),
    );
  });

  test('lives on by every law of a form', () => {
    const futures = editions.chain((edition) =>
      fc.record({ edition: fc.constant(edition), acts: arbitraryActs(edition.next) }),
    );
    fc.assert(
      fc.property(futures, ({ edition, acts }) => {
        const { next, answer } = edition;
        const first = carried(edition).step;
        playActs(acts, {
          answer,
          start: () => first,
          step: (state, event) => step(next, state, event),
          onStep: ({ state }) => {
            for (const { index } of next.fields) {
              expect(state.isVisible[index]).toBe(isDue(next, state, index));
            }
          },
        });
      }),
    );
  });

  test('loses nothing without saying so', () => {
    each((edition, { state }, before) => {
      const { session, next } = edition;
      const { losses } = carried(edition);
      const lost = new Set(losses.map(({ key }) => key));
      const sent = payload(next, state);
      for (const key of Object.keys(payload(session.plan, before))) {
        if (lost.has(key)) continue;
        const slot = next.keys.indexOf(key);
        const waits = state.options.some(
          ({ shelved }, index) => shelved !== null && next.fields[index]?.key === key,
        );
        const isHeld = (state.entries[slot]?.input ?? null) !== null;
        expect(Object.hasOwn(sent, key) || isHeld || waits, key).toBe(true);
      }
    });
  });

  test('describes every loss', () => {
    each((edition, { state }) => {
      const { session, next } = edition;
      for (const { key, field, reason, input } of carried(edition).losses) {
        expect(session.plan.fields[field]?.key).toBe(key);
        expect(input).not.toBeNull();
        const slot = next.keys.indexOf(key);
        expect(reason === 'field.gone').toBe(slot < 0);
        const isShown = next.fieldsBySlot[slot]?.some((index) => state.isVisible[index]) ?? false;
        expect(reason === 'field.hidden' && isShown).toBe(false);
      }
    });
  });

  test('comes back whole from a page that could hold all of it', () => {
    fc.assert(
      fc.property(editions, (edition) => {
        const { session, next } = edition;
        const before = lived(session);
        const there = carried(edition);
        fc.pre(session.plan.hash !== next.hash);
        const back = reconcile({ plan: next, state: there.step.state }, session.plan);
        const lost = new Set([...there.losses, ...back.losses].map(({ key }) => key));
        fc.pre(lost.size === 0);
        const given = givenOf(edition, back.step.state);
        for (const [key, value] of Object.entries(givenOf(edition, before))) {
          // A salary is kept while its field hides behind a list that is still under way.
          const isHidden = !session.plan.fields.some(
            (field) => field.key === key && back.step.state.isVisible[field.index],
          );
          if (isHidden) continue;
          expect(Object.hasOwn(given, key) ? given[key] : null, key).toEqual(value);
        }
      }),
    );
  });

  // Of three in four sessions there is nothing to undo: four are played for one case.
  test('undoes what could be undone before', { timeout: 60_000 + LAW_RUNS * 200 }, () => {
    fc.assert(
      fc.property(editions, (edition) => {
        const { session, next } = edition;
        const before = lived(session);
        const { state } = carried(edition).step;
        fc.pre(session.plan.hash !== next.hash);
        fc.pre(before.past.length > 0 && state.past.length === before.past.length);
        const undone = step(next, state, { type: 'UNDO' }).state;
        const other = step(session.plan, before, { type: 'UNDO' }).state;
        const carriedOther = reconcile({ plan: session.plan, state: other }, next).step.state;
        expect(outcome(next, undone)).toEqual(outcome(next, carriedOther));
      }),
    );
  });
});

function carried({ session, next }: Edition) {
  return reconcile({ plan: session.plan, state: lived(session) }, next);
}

function each(check: (edition: Edition, step: Step, before: FormState) => void): void {
  fc.assert(
    fc.property(editions, (edition) => {
      fc.pre(edition.session.plan.hash !== edition.next.hash);
      check(edition, carried(edition).step, lived(edition.session));
    }),
  );
}

function answeredAll({ next, answer }: Edition, { state, effects }: Step): FormState {
  let now = state;
  let open: readonly LoadOptions[] = effects;
  while (open[0] !== undefined) {
    const [load, ...rest] = open;
    const { field, token } = load;
    const list = answer(load);
    const after = step(next, now, { type: 'OPTIONS_LOADED', field, token, ...list });
    now = after.state;
    open = [...rest, ...after.effects];
  }
  return now;
}

/** What a person gave the form, by key: sent, or set aside until a list is there. */
function givenOf({ session: { plan } }: Edition, state: FormState) {
  const waiting = plan.fields.flatMap(({ key, index }) => {
    const shelved = state.isVisible[index] ? (state.options[index]?.shelved ?? null) : null;
    return shelved === null ? [] : [[key, shelved] as const];
  });
  const given = [...Object.entries(payload(plan, state)), ...waiting];
  return Object.fromEntries(given.map(([key, value]) => [key, inTexts(value)]));
}

/** A value by its texts: a choice of several holds each once, and a text may hold a number. */
function inTexts(value: unknown): unknown {
  const texts = scalarsOf(value).map(String);
  return texts.length === 0 ? value : [...new Set(texts)];
}
