import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { importMachine } from '../../../../../app/client/features/auth/import/import.machine.ts';
import { answered, eventsOf, openActor, refused, settled } from '../../walk-machine.ts';
import type { Walk } from '../../walk-machine.ts';
import { transitionsOf, transitionWalks } from '../../walk-transitions.ts';

const CANDIDATES = [1, 2, 3].map((id) => ({
  id,
  title: `Диван ${id}`,
  subtitle2: null,
  images: [],
}));
const OUTCOMES = [{ id: 1, title: 'Диван 1', advertisement_id: 7, draft: null, reason: null }];

const WALK: Walk = {
  input: { candidates: CANDIDATES.slice(0, 1) },
  promises: ['publishAds'],
  delays: {},
  events: eventsOf(importMachine, {
    events: { 'ad.toggled': [{ id: 1 }], finish: [{ target: null }] },
    answers: { publishAds: [OUTCOMES] },
    errors: { publishAds: [new Error('refused')] },
  }),
};

const open = () => openActor(importMachine, { ...WALK, input: { candidates: CANDIDATES } });
const consent = { type: 'consent.toggled' };
const publish = { type: 'publish' };
const show = { type: 'opened' };

describe('every transition of the import offer', () => {
  const walks = transitionWalks(importMachine, [WALK], ({ value, context }) =>
    JSON.stringify([value, [...context.chosen], context.hasConsent]),
  );

  test('is among the walks', () => {
    const taken = new Set(walks.map(({ transition }) => transition));
    expect(transitionsOf(importMachine).filter((one) => !taken.has(one))).toEqual([]);
  });

  test.for(walks)('is taken: $transition', async ({ events, end }) => {
    const { actor, act } = openActor(importMachine, WALK);
    for (const event of events) await act(event);
    expect(actor.getSnapshot().value).toEqual(end);
  });
});

describe('the import offer', () => {
  test('publishes exactly the ads that were toggled an even number of times', async () => {
    const toggles = fc.array(fc.constantFrom(1, 2, 3), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(toggles, async (ids) => {
        const { actor, act, pending } = open();
        for (const event of [show, consent]) await act(event);
        for (const id of ids) await act({ type: 'ad.toggled', id });
        const wanted = [1, 2, 3].filter((id) => ids.filter((one) => one === id).length % 2 === 0);
        expect([...actor.getSnapshot().context.chosen]).toEqual(wanted);
        await act(publish);
        expect(pending.has('publishAds')).toBe(wanted.length > 0);
        actor.stop();
      }),
    );
  });

  test.for([
    { events: [show, publish], why: 'without the consent' },
    { events: [show, consent, consent, publish], why: 'when the consent is withdrawn' },
    { events: [show, consent, { type: 'all.toggled' }, publish], why: 'without an ad' },
    { events: [consent, publish], why: 'before the grid' },
  ])('publishes nothing $why', async ({ events }) => {
    const { act, pending } = open();
    for (const event of events) await act(event);
    expect(pending.has('publishAds')).toBe(false);
  });

  test('toggles all: a part becomes all, all becomes none', async () => {
    const { actor, act } = open();
    await act(show);
    await act({ type: 'ad.toggled', id: 2 });
    await act({ type: 'all.toggled' });
    expect([...actor.getSnapshot().context.chosen]).toEqual([1, 2, 3]);
    await act({ type: 'all.toggled' });
    expect([...actor.getSnapshot().context.chosen]).toEqual([]);
  });

  test('makes one call for any number of presses, and keeps the choice of that call', async () => {
    const { actor, act, pending } = open();
    for (const event of [show, consent, publish]) await act(event);
    const first = pending.get('publishAds');
    for (const event of [publish, { type: 'ad.toggled', id: 1 }, { type: 'skip' }]) {
      await act(event);
    }
    expect(pending.get('publishAds')).toBe(first);
    expect([...actor.getSnapshot().context.chosen]).toEqual([1, 2, 3]);
    expect(actor.getSnapshot().value).toEqual({ grid: 'publishing' });
  });

  test('returns to the choice after a failure, with everything as it was', async () => {
    const { actor, act, pending } = open();
    for (const event of [show, { type: 'ad.toggled', id: 3 }, consent, publish]) await act(event);
    const first = pending.get('publishAds');
    await act(refused('publishAds'));
    expect(actor.getSnapshot().value).toEqual({ grid: 'choosing' });
    expect(actor.getSnapshot().context.hasConsent).toBe(true);
    await act(publish);
    expect(pending.get('publishAds')).not.toBe(first);
    await act(answered('publishAds', OUTCOMES));
    expect(actor.getSnapshot().context.outcomes).toEqual(OUTCOMES);
  });

  test.for([
    { target: '/my-advertisements', why: 'view my ads' },
    { target: null, why: 'close' },
  ])('ends with the target $target: $why', async ({ target }) => {
    const { actor, act } = open();
    for (const event of [show, consent, publish]) await act(event);
    await act(answered('publishAds', OUTCOMES));
    await act({ type: 'finish', target });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { target } });
  });

  test('that was skipped ends without a target and a call', async () => {
    const { actor, act, pending } = open();
    await act(show);
    await act({ type: 'skip' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { target: null } });
    expect(pending.has('publishAds')).toBe(false);
  });

  test('whose dialog was closed during the call ignores the answer', async () => {
    const { actor, act, pending } = open();
    for (const event of [show, consent, publish]) await act(event);
    actor.stop();
    pending.get('publishAds')?.resolve(OUTCOMES);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ status: 'stopped', context: { outcomes: [] } });
  });
});
