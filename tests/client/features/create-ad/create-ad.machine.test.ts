import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { AdForm } from '../../../../app/client/features/create-ad/ad-form.ts';
import { createAdMachine } from '../../../../app/client/features/create-ad/machine/create-ad.machine.ts';
import { answered, eventsOf, openActor, restingStates, shortestPaths } from '../walk-machine.ts';
import type { Walk } from '../walk-machine.ts';
import { AD, failures, HERE, quietAd, sampleDraft, sampleForm } from './sample-ad.ts';

const dropped: string[] = [];
const stored: unknown[] = [];
const chooser = createAdMachine.provide({
  actors: { ad: quietAd(dropped, stored) },
  actions: { dropDraft: (_, { subcategoryId }) => void dropped.push(subcategoryId) },
});
const machine: AnyStateMachine = chooser;

const to = (subcategoryId: string | null) => ({ type: 'address.changed', subcategoryId });
const loaded = (form: AdForm = sampleForm()) => answered('loadForm', form);
const drafted = (): AdForm => ({ ...sampleForm(), draft: sampleDraft });

/** The ad is a promise, and the walk settles it in each possible way. */
const WALK: Walk = {
  input: undefined,
  promises: ['loadForm', 'signIn', 'ad'],
  delays: {},
  events: eventsOf(machine, {
    events: {
      'address.changed': [{ subcategoryId: null }, { subcategoryId: HERE }],
      'draft.chosen': [{ subcategoryId: HERE }],
      'draft.discarded': [{ draft: { ownerId: 7, subcategoryId: HERE } }],
    },
    answers: {
      loadForm: [sampleForm(), drafted()],
      signIn: [true, false],
      ad: [
        { type: 'published', ad: AD },
        { type: 'deleted' },
        { type: 'discarded' },
        { type: 'disowned' },
      ],
    },
    errors: {
      loadForm: [failures.network, failures.unknown, failures.signedOut],
      signIn: [new Error('closed')],
    },
  }),
};

describe('every state on the way to an ad', () => {
  const ways = shortestPaths(machine, WALK, ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, context.wanted, context.continuing, context.open !== null]),
  );

  test('is reached by a path', () => {
    const reached = new Set(ways.flatMap((way) => way.reached));
    expect(restingStates(machine).filter((id) => !reached.has(id))).toEqual([]);
  });

  test.for(ways)('is the end of its path: $title', async ({ events, end }) => {
    const { actor, act } = openActor(machine, WALK);
    for (const event of events) {
      await act(event);
      const { value, context } = actor.getSnapshot();
      // A form is open while it is shown, and may wait behind the first step.
      const isShown = value === 'writing' || value === 'published';
      expect(isShown || value === 'choosing' || context.open === null, String(value)).toBe(true);
      expect(isShown && context.open === null).toBe(false);
    }
    expect(actor.getSnapshot().value).toEqual(end);
  });
});

/** The chooser with a real ad. */
function open() {
  dropped.length = 0;
  stored.length = 0;
  const opened = openActor(machine, { ...WALK, promises: ['loadForm', 'signIn'] });
  const now = () => opened.actor.getSnapshot();
  const ad = () => now().context.open.actor;
  return { ...opened, now, ad };
}

describe('an open ad', () => {
  test('waits with its form while the person is at the first step', async () => {
    const { act, now, ad } = open();
    for (const event of [to(HERE), loaded()]) await act(event);
    const first = ad();
    ad().send({ type: 'form.changed' });
    await act(to(null));
    expect(now().value).toBe('choosing');
    expect(stored).toHaveLength(1);
    await act(to(HERE));
    expect(ad()).toBe(first);
  });

  test('keeps its draft, and is stopped, when another subcategory is opened', async () => {
    const { act, now, ad } = open();
    for (const event of [to(HERE), loaded()]) await act(event);
    const first = ad();
    first.send({ type: 'form.changed' });
    await act(to('home.posuda'));
    expect(stored).toHaveLength(1);
    expect(first.getSnapshot().status).toBe('stopped');
    expect(now().context.open).toBeNull();
  });

  test('is not saved on leaving when its form was not changed', async () => {
    const { act } = open();
    for (const event of [to(HERE), loaded(), to(null)]) await act(event);
    expect(stored).toEqual([]);
  });

  test('that is deleted opens the first step', async () => {
    const { act, now, ad } = open();
    for (const event of [to(HERE), loaded()]) await act(event);
    ad().send({ type: 'draft.deleted' });
    expect(dropped).toEqual([HERE]);
    expect(now()).toMatchObject({ value: 'choosing', context: { open: null, wanted: null } });
  });

  test('of another user is closed, its draft is kept, and a form is loaded for the new user', async () => {
    const { act, now, ad } = open();
    for (const event of [to(HERE), loaded()]) await act(event);
    ad().send({ type: 'form.changed' });
    ad().send({ type: 'author.changed' });
    expect(stored).toHaveLength(1);
    expect(now()).toMatchObject({ value: 'loading', context: { open: null, wanted: HERE } });
  });
});

describe('a draft', () => {
  test('is offered before its form is shown', async () => {
    const { act, ad } = open();
    for (const event of [to(HERE), loaded(drafted())]) await act(event);
    expect(ad().getSnapshot().value).toBe('offering');
    ad().send({ type: 'draft.continued' });
    expect(ad().getSnapshot().matches('filling')).toBe(true);
  });

  test('that was chosen on the first step is not offered a second time', async () => {
    const { act, ad } = open();
    for (const event of [
      { type: 'draft.chosen', subcategoryId: HERE },
      to(HERE),
      loaded(drafted()),
    ]) {
      await act(event);
    }
    expect(ad().getSnapshot().matches('filling')).toBe(true);
  });

  test('that is discarded is replaced by a blank form', async () => {
    const { act, now, ad } = open();
    for (const event of [to(HERE), loaded(drafted())]) await act(event);
    ad().send({ type: 'draft.discarded' });
    expect(dropped).toEqual([HERE]);
    expect(now()).toMatchObject({ value: 'loading', context: { open: null } });
    await act(loaded());
    expect(ad().getSnapshot().matches('filling')).toBe(true);
  });
});
