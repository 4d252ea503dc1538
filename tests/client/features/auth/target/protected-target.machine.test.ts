import { describe, expect, test } from 'vitest';
import { fromCallback } from 'xstate';

import { protectedTargetMachine } from '../../../../../app/client/features/auth/target/protected-target.machine.ts';
import { answered, eventsOf, openActor, refused } from '../../walk-machine.ts';
import type { Walk } from '../../walk-machine.ts';
import { transitionsOf, transitionWalks } from '../../walk-transitions.ts';

/** What the machine asks of the page, in order. */
type Deed = 'hideDialog' | 'openHome' | 'reload';

const ended = (isSignedIn: boolean, target: string | null = null) => ({
  type: 'dialog.ended',
  isSignedIn,
  target,
});

const MACHINE = protectedTargetMachine.provide({
  actors: { followTabs: fromCallback(() => undefined) },
});

const walk = (closing: 'home' | 'stay', target: string | null = '/create-ad'): Walk => ({
  input: { target, closing },
  promises: ['openTarget'],
  delays: {},
  events: eventsOf(MACHINE, {
    events: {
      requested: [{ target: '/profile', closing }],
      'dialog.ended': [ended(true), ended(false)],
    },
    answers: { openTarget: [true, false] },
    errors: { openTarget: [new Error('refused')] },
  }),
});

function open(closing: 'home' | 'stay', target: string | null = '/create-ad') {
  const deeds: Deed[] = [];
  const machine = MACHINE.provide({
    actions: {
      hideDialog: () => void deeds.push('hideDialog'),
      openHome: () => void deeds.push('openHome'),
      reload: () => void deeds.push('reload'),
    },
  });
  return { ...openActor(machine, walk(closing, target)), deeds };
}

describe('every transition of a protected target', () => {
  const walks = transitionWalks(MACHINE, [walk('home'), walk('stay')]);

  test('is among the walks', () => {
    const taken = new Set(walks.map(({ transition }) => transition));
    expect(transitionsOf(MACHINE).filter((one) => !taken.has(one))).toEqual([]);
  });

  test.for(walks)('is taken: $transition', async ({ input, events, end }) => {
    const { actor, act } = openActor(MACHINE, { ...walk('home'), input });
    for (const event of events) await act(event);
    expect(actor.getSnapshot().value).toEqual(end);
  });
});

describe('a protected target', () => {
  test('opens after the sign-in, once the dialog is hidden', async () => {
    const { actor, act, deeds, pending } = open('home');
    await act(ended(true));
    expect(deeds).toEqual(['hideDialog']);
    expect(pending.has('openTarget')).toBe(true);
    await act(answered('openTarget', true));
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'open' });
    expect(deeds).toEqual(['hideDialog']);
  });

  test('reloads the page when the navigation meets a guest', async () => {
    const { actor, act, deeds } = open('stay');
    await act(ended(true));
    await act(answered('openTarget', false));
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: 'reloading' });
    expect(deeds).toEqual(['hideDialog', 'reload']);
  });

  test('ignores a navigation that fails', async () => {
    const { actor, act, deeds } = open('home');
    await act(ended(true));
    await act(refused('openTarget'));
    expect(actor.getSnapshot().value).toBe('open');
    expect(deeds).toEqual(['hideDialog']);
  });

  test.for([
    { closing: 'home', value: 'home', deeds: ['hideDialog', 'openHome'], why: 'a protected page' },
    { closing: 'stay', value: 'next', deeds: ['hideDialog'], why: 'redirect-after is set' },
  ] as const)('leads a guest who closes the dialog to $value: $why', async (row) => {
    const { actor, act, deeds, pending } = open(row.closing);
    await act(ended(false));
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', value: row.value });
    expect(deeds).toEqual(row.deeds);
    expect(pending.has('openTarget')).toBe(false);
  });

  test.for([
    { requests: ['/profile'], target: '/profile', why: 'a later press wins' },
    { requests: [null], target: '/create-ad', why: 'an action keeps the earlier page' },
    { requests: ['/profile', null, '/messenger'], target: '/messenger', why: 'the last page' },
  ])('of several requests is $target: $why', async ({ requests, target }) => {
    const { actor, act } = open('home');
    for (const wanted of requests) {
      await act({ type: 'requested', target: wanted, closing: 'stay' });
    }
    await act(ended(true));
    expect(actor.getSnapshot().context.target).toBe(target);
  });

  test('gives way to the page that was chosen in the dialog', async () => {
    const { actor, act } = open('home');
    await act(ended(true, '/my-advertisements'));
    expect(actor.getSnapshot().context.target).toBe('/my-advertisements');
  });

  test('opens when another tab signs in, and ignores the end of the dialog after it', async () => {
    const { actor, act, deeds } = open('home');
    await act({ type: 'signed-in.elsewhere' });
    await act(ended(false));
    await act(answered('openTarget', true));
    expect(actor.getSnapshot().value).toBe('open');
    expect(deeds).toEqual(['hideDialog']);
  });

  test('opens once for a doubled end, and not at all after the person left', async () => {
    const signedIn = open('home');
    await signedIn.act(ended(true));
    const first = signedIn.pending.get('openTarget');
    await signedIn.act(ended(true));
    expect(signedIn.pending.get('openTarget')).toBe(first);

    const left = open('home');
    await left.act({ type: 'page.left' });
    expect(left.actor.getSnapshot().value).toBe('left');
    expect(left.deeds).toEqual(['hideDialog']);
    expect(left.pending.has('openTarget')).toBe(false);
  });
});
