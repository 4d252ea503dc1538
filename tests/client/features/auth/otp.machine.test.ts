import { describe, expect, test } from 'vitest';

import { ApiFailure } from '../../../../app/client/api/transport/api-failure.ts';
import { otpMachine } from '../../../../app/client/features/auth/otp.machine.ts';
import { answered, eventsOf, openActor, passed, refused, settled } from '../walk-machine.ts';
import type { Walk } from '../walk-machine.ts';
import { transitionsOf, transitionWalks } from '../walk-transitions.ts';

const KNOWN = {
  access_token: 'token',
  user_profile: { user_info: { name: 'Фирӯз', profile_picture: null, balance: 0 } },
};

const RESENT = { requestId: 'second', resendInMs: 60_000 };

const AWAY = new ApiFailure('server.unavailable', 'Недоступен');

const WALK: Walk = {
  input: { phone: '935551234', requestId: 'first', resendInMs: 60_000 },
  promises: ['verifyCode', 'resendCode', 'showRefusal'],
  delays: { resendAllowed: 60_000, second: 1_000, successShown: 1_500 },
  events: eventsOf(otpMachine, {
    events: { 'code.changed': [{ code: '12' }, { code: '123456' }] },
    answers: { verifyCode: [KNOWN], showRefusal: [undefined], resendCode: [RESENT] },
    errors: { verifyCode: [new Error('refused'), AWAY], resendCode: [new Error('refused')] },
  }),
};

const open = (resendInMs = 60_000) =>
  openActor(otpMachine, { ...WALK, input: { phone: '935551234', requestId: 'first', resendInMs } });
const typeCode = { type: 'code.changed', code: '471902' };

describe('every transition of the code step', () => {
  // Snapshots that differ in the seconds of the timer are one state.
  const walks = transitionWalks(otpMachine, [WALK], ({ value, context }) =>
    JSON.stringify([value, context.code, context.requestId]),
  );

  test('is among the walks', () => {
    const taken = new Set(walks.map(({ transition }) => transition));
    expect(transitionsOf(otpMachine).filter((one) => !taken.has(one))).toEqual([]);
  });

  test.for(walks)('is taken: $transition', async ({ events, end }) => {
    const { actor, act } = open();
    for (const event of events) await act(event);
    expect(actor.getSnapshot().value).toEqual(end);
  });
});

describe('the resend timer', () => {
  test('disables the button for 59,999 ms and enables it with the next one', () => {
    const { actor, clock } = open();
    clock.increment(59_999);
    expect(actor.getSnapshot().matches({ asking: { resend: 'waiting' } })).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches({ asking: { resend: 'ready' } })).toBe(true);
  });

  test('counts down in seconds', () => {
    const { actor, clock } = open();
    expect(actor.getSnapshot().context.secondsLeft).toBe(60);
    for (let second = 1; second <= 18; second += 1) clock.increment(1_000);
    expect(actor.getSnapshot().context.secondsLeft).toBe(42);
  });

  test('of a resumed step has what was left of it', () => {
    const { actor, clock } = open(17_500);
    expect(actor.getSnapshot().context.secondsLeft).toBe(18);
    clock.increment(17_499);
    expect(actor.getSnapshot().matches({ asking: { resend: 'waiting' } })).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches({ asking: { resend: 'ready' } })).toBe(true);
  });

  test('restarts with a new code, whose request the next response belongs to', async () => {
    const { actor, act } = open();
    await act(passed('resendAllowed', ''));
    await act({ type: 'code.changed', code: '12' });
    await act({ type: 'resend' });
    await act(answered('resendCode', RESENT));
    const { context, value } = actor.getSnapshot();
    expect(value).toMatchObject({ asking: { resend: { waiting: 'counting' } } });
    expect(context).toMatchObject({ requestId: 'second', code: '', secondsLeft: 60 });
  });
});

describe('a code', () => {
  test.for(['', '1', '12345', '1234 6', '      '])('of «%s» is not sent', async (code) => {
    const { act, pending } = open();
    await act({ type: 'code.changed', code });
    expect(pending.has('verifyCode')).toBe(false);
  });

  test('is sent once while it is verified, however often it is typed', async () => {
    const { actor, act, pending } = open();
    await act(typeCode);
    const first = pending.get('verifyCode');
    await act({ type: 'code.changed', code: '111111' });
    expect(pending.get('verifyCode')).toBe(first);
    expect(actor.getSnapshot().context.code).toBe('471902');
  });

  test('that is right shows success for 1.5 s, then the step ends with the response', async () => {
    const { actor, act, clock } = open();
    await act(typeCode);
    await act(answered('verifyCode', KNOWN));
    clock.increment(1_499);
    expect(actor.getSnapshot().value).toBe('accepted');
    clock.increment(1);
    expect(actor.getSnapshot()).toMatchObject({
      status: 'done',
      output: { requestId: 'first', verified: KNOWN },
    });
  });

  test('that is wrong leaves empty boxes, which are enabled once the refusal is closed', async () => {
    const { actor, act } = open();
    await act(typeCode);
    await act(refused('verifyCode'));
    expect(actor.getSnapshot().value).toMatchObject({ asking: { entry: 'refused' } });
    expect(actor.getSnapshot().context.code).toBe('');
    await act(answered('showRefusal'));
    expect(actor.getSnapshot().value).toMatchObject({ asking: { entry: 'typing' } });
  });

  test('that met no server remains in its boxes, and is sent again once the failure is closed', async () => {
    const { actor, act, pending } = open();
    await act(typeCode);
    const first = pending.get('verifyCode');
    await act(refused('verifyCode', AWAY));
    expect(actor.getSnapshot().context.code).toBe('471902');
    await act(answered('showRefusal'));
    expect(actor.getSnapshot().value).toMatchObject({ asking: { entry: 'verifying' } });
    expect(pending.get('verifyCode')).not.toBe(first);
    await act(answered('verifyCode', KNOWN));
    expect(actor.getSnapshot().value).toBe('accepted');
  });

  test('whose response comes after the dialog was closed changes nothing', async () => {
    const { actor, act, pending } = open();
    await act(typeCode);
    actor.stop();
    pending.get('verifyCode')?.resolve(KNOWN);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ status: 'stopped', context: { verified: null } });
  });
});
