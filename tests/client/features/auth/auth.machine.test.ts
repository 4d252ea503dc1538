import { describe, expect, test } from 'vitest';

import { authMachine } from '../../../../app/client/features/auth/auth.machine.ts';
import { answered, eventsOf, openActor, refused, settled } from '../walk-machine.ts';
import type { Walk } from '../walk-machine.ts';
import { transitionsOf, transitionWalks } from '../walk-transitions.ts';

const SENT = { requestId: 'first', resendInMs: 60_000 };
const NEW = { requestId: 'last', verified: { access_token: null, user_profile: null } };
const KNOWN = { requestId: 'last', verified: { access_token: 'token', user_profile: null } };
const CREATED = {
  access_token: 'token',
  advertisements: [{ id: 7, title: 'Диван', subtitle2: null, images: [] }],
};

const WALK: Walk = {
  input: { phone: '', resumed: null },
  promises: ['sendCode', 'createUser', 'loadOffer', 'importAds', 'otp'],
  delays: {},
  events: eventsOf(authMachine, {
    events: {
      'phone.changed': [{ phone: '93555123' }, { phone: '935551234' }],
      'name.changed': [{ name: '  ' }, { name: ' Фирӯз ' }],
    },
    answers: {
      sendCode: [SENT],
      otp: [NEW, KNOWN],
      createUser: [CREATED, { ...CREATED, advertisements: [] }],
      loadOffer: [CREATED.advertisements, []],
      importAds: [{ target: '/my-advertisements' }],
    },
    errors: {
      sendCode: [new Error('refused')],
      createUser: [new Error('refused')],
      loadOffer: [new Error('refused')],
    },
  }),
};

/** A start, and a reload at each step. */
const WALKS = [null, 'code', 'name', 'import'].map((name) => ({
  ...WALK,
  input: name === null ? WALK.input : resumedAt(name),
}));

function resumedAt(name: string) {
  return { phone: '935551234', resumed: { name, requestId: 'last', resendInMs: 42_000 } };
}

const open = (resumed: object | null = null) =>
  openActor(authMachine, {
    ...WALK,
    input: { phone: resumed === null ? '' : '935551234', resumed },
  });
const typePhone = { type: 'phone.changed', phone: '935551234' };
const submit = { type: 'submit' };

describe('every transition of signing in', () => {
  const walks = transitionWalks(authMachine, WALKS);

  test('is among the walks', () => {
    const taken = new Set(walks.map(({ transition }) => transition));
    expect(transitionsOf(authMachine).filter((one) => !taken.has(one))).toEqual([]);
  });

  test.for(walks)('is taken: $transition', async ({ input, events, end }) => {
    const { actor, act } = openActor(authMachine, { ...WALK, input });
    for (const event of events) await act(event);
    expect(actor.getSnapshot().value).toEqual(end);
  });
});

describe('sign-in', () => {
  test('requests no code for fewer than nine digits', async () => {
    const { actor, act } = open();
    await act({ type: 'phone.changed', phone: '93555123' });
    await act(submit);
    expect(actor.getSnapshot().value).toEqual({ phone: 'typing' });
  });

  test('requests one code for any number of presses', async () => {
    const { act, pending } = open();
    await act(typePhone);
    await act(submit);
    const first = pending.get('sendCode');
    await act(submit);
    expect(pending.get('sendCode')).toBe(first);
  });

  test('of a known user ends after the code, without an import offer', async () => {
    const { actor, act } = open();
    for (const event of [typePhone, submit, answered('sendCode', SENT), answered('otp', KNOWN)]) {
      await act(event);
    }
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { target: null } });
  });

  test('of a new user offers the ads to import after the name', async () => {
    const { actor, act } = open();
    const way = [typePhone, submit, answered('sendCode', SENT), answered('otp', NEW)];
    for (const event of way) await act(event);
    expect(actor.getSnapshot().context.requestId).toBe('last');
    await act({ type: 'name.changed', name: ' Фирӯз ' });
    await act(submit);
    await act(answered('createUser', CREATED));
    expect(actor.getSnapshot()).toMatchObject({
      value: { import: 'offered' },
      context: { advertisements: CREATED.advertisements },
    });
    await act(answered('importAds', { target: '/my-advertisements' }));
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { target: '/my-advertisements' },
    });
  });

  test('of a new user without ads elsewhere ends after the name', async () => {
    const { actor, act } = open();
    const way = [typePhone, submit, answered('sendCode', SENT), answered('otp', NEW)];
    for (const event of way) await act(event);
    await act({ type: 'name.changed', name: 'Фирӯз' });
    await act(submit);
    await act(answered('createUser', { ...CREATED, advertisements: [] }));
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { target: null } });
  });

  test('returns from the name to the code, and from the code to the number', async () => {
    const { actor, act } = open();
    const way = [typePhone, submit, answered('sendCode', SENT), answered('otp', NEW)];
    for (const event of way) await act(event);
    await act({ type: 'back' });
    expect(actor.getSnapshot().value).toBe('code');
    await act({ type: 'back' });
    expect(actor.getSnapshot().value).toEqual({ phone: 'typing' });
    expect(actor.getSnapshot().context.phone).toBe('935551234');
  });
});

describe('a step back', () => {
  test('and the same number again has the code that is already sent, with what is left to wait', async () => {
    const { actor, act } = open();
    await act(typePhone);
    await act(submit);
    await act(answered('sendCode', SENT));
    await act({ type: 'back' });
    await act(submit);
    await act(answered('sendCode', { requestId: 'first', resendInMs: 17_500 }));
    expect(actor.getSnapshot()).toMatchObject({
      value: 'code',
      context: { requestId: 'first', resendInMs: 17_500 },
    });
  });

  test('while a code is verified gives the number back, and a late answer changes nothing', async () => {
    const { actor, act, pending } = open();
    await act(typePhone);
    await act(submit);
    await act(answered('sendCode', SENT));
    await act({ type: 'back' });
    pending.get('otp')?.resolve(KNOWN);
    await settled();
    expect(actor.getSnapshot().value).toEqual({ phone: 'typing' });
  });
});

describe('a pending call', () => {
  test('to create the user is sent once, and closing the dialog ignores its answer', async () => {
    const { actor, act, pending } = open({ name: 'name', requestId: 'last', resendInMs: 0 });
    await act({ type: 'name.changed', name: 'Фирӯз' });
    await act(submit);
    const first = pending.get('createUser');
    await act(submit);
    await act({ type: 'back' });
    expect(pending.get('createUser')).toBe(first);
    expect(actor.getSnapshot().value).toEqual({ name: 'sending' });
    actor.stop();
    first?.resolve(CREATED);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ status: 'stopped', value: { name: 'sending' } });
  });

  test('that meets no network leaves the number and the name as they were typed', async () => {
    const { actor, act } = open();
    await act(typePhone);
    await act(submit);
    await act(refused('sendCode', new TypeError('Failed to fetch')));
    expect(actor.getSnapshot()).toMatchObject({
      value: { phone: 'typing' },
      context: { phone: '935551234' },
    });
    await act(submit);
    await act(answered('sendCode', SENT));
    await act(answered('otp', NEW));
    await act({ type: 'name.changed', name: 'Фирӯз' });
    await act(submit);
    await act(refused('createUser', new TypeError('Failed to fetch')));
    expect(actor.getSnapshot()).toMatchObject({
      value: { name: 'typing' },
      context: { name: 'Фирӯз' },
    });
  });
});

describe('a reload', () => {
  const at = (name: string) => ({ name, requestId: 'last', resendInMs: 42_000 });

  test.for([
    { step: 'code', value: 'code', calls: ['otp'] },
    { step: 'name', value: { name: 'typing' }, calls: [] },
    { step: 'import', value: { import: 'loading' }, calls: ['loadOffer'] },
  ])('resumes the step "$step" and repeats no call that changes anything', async (row) => {
    const { actor, pending } = open(at(row.step));
    expect(actor.getSnapshot().value).toEqual(row.value);
    expect([...pending.keys()]).toEqual(row.calls);
    expect(actor.getSnapshot().context).toMatchObject({
      phone: '935551234',
      requestId: 'last',
      resendInMs: 42_000,
    });
  });

  test.for([
    { offer: answered('loadOffer', CREATED.advertisements), value: { import: 'offered' } },
    { offer: answered('loadOffer', []), value: 'done' },
    { offer: refused('loadOffer'), value: 'done' },
  ])('of the import step leads to $value', async ({ offer, value }) => {
    const { actor, act } = open(at('import'));
    await act(offer);
    expect(actor.getSnapshot().value).toEqual(value);
  });

  test('of the name step sends the name for the verified request', async () => {
    const { actor, act } = open(at('name'));
    await act({ type: 'name.changed', name: 'Фирӯз' });
    await act(submit);
    await act(answered('createUser', CREATED));
    expect(actor.getSnapshot().value).toEqual({ import: 'offered' });
  });
});
