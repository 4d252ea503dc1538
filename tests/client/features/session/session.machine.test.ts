import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';

import type { Session } from '../../../../app/client/device/session.ts';
import {
  INITIALISED,
  sessionMachine,
} from '../../../../app/client/features/session/session.machine.ts';
import { settled } from '../walk-machine.ts';

const GUEST: Session = {
  accessToken: null,
  username: null,
  profilePicture: null,
  balance: null,
  anonymousId: null,
};
const KNOWN_GUEST = { ...GUEST, anonymousId: '6e24d084-b33a-4404-8964-510a23dc468f' };
const USER = { ...GUEST, accessToken: 'token', username: 'Фирӯз' };

/** The machine of a device that stores `session`; its request of a session waits for a response. */
function open(session: Session) {
  const opening: PromiseWithResolvers<void>[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        followSession: fromCallback(() => undefined),
        openSession: fromPromise(() => {
          const answer = Promise.withResolvers<void>();
          opening.push(answer);
          return answer.promise;
        }),
      },
    }),
    { input: session, clock },
  ).start();
  const change = (next: Session) => actor.send({ type: 'session.changed', session: next });
  return { actor, opening, change, clock };
}

describe('a session', () => {
  test.for([
    { session: USER, value: 'signedIn', asked: 0, why: 'a token is there' },
    { session: KNOWN_GUEST, value: { guest: 'known' }, asked: 0, why: 'an anonymous id is there' },
    { session: GUEST, value: { guest: { opening: 'awaited' } }, asked: 1, why: 'nothing is there' },
  ])('starts as $value when $why', ({ session, value, asked }) => {
    const { actor, opening } = open(session);
    expect(actor.getSnapshot().value).toEqual(value);
    expect(opening).toHaveLength(asked);
  });

  test('of a guest is known once it is opened', async () => {
    const { actor, opening } = open(GUEST);
    opening[0]?.resolve();
    await settled();
    expect(actor.getSnapshot().value).toEqual({ guest: 'known' });
  });

  test('that cannot be opened is skipped without a message', async () => {
    const { actor, opening } = open(GUEST);
    opening[0]?.reject(new Error('no connection'));
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: { guest: 'unknown' } });
  });

  test('follows sign-in, and opens an anonymous one after sign-out', () => {
    const { actor, opening, change } = open(KNOWN_GUEST);
    change(USER);
    expect(actor.getSnapshot().value).toBe('signedIn');
    change(GUEST);
    expect(actor.getSnapshot().value).toEqual({ guest: { opening: 'awaited' } });
    expect(opening).toHaveLength(1);
  });
});

describe('an initialised session', () => {
  const isInitialised = ({ actor }: ReturnType<typeof open>) =>
    actor.getSnapshot().hasTag(INITIALISED);

  test.for([
    { session: USER, who: 'a user' },
    { session: KNOWN_GUEST, who: 'a guest with an anonymous id' },
  ])('is initialised at once for $who', ({ session }) => {
    expect(isInitialised(open(session))).toBe(true);
  });

  test.for(['resolve', 'reject'] as const)(
    'of a new guest waits for a response: %s',
    async (end) => {
      const session = open(GUEST);
      expect(isInitialised(session)).toBe(false);
      session.opening[0]?.[end]();
      await settled();
      expect(isInitialised(session)).toBe(true);
    },
  );

  test('waits two seconds for a slow server, and stores the response that comes later', async () => {
    const session = open(GUEST);
    session.clock.increment(1_999);
    expect(isInitialised(session)).toBe(false);
    session.clock.increment(1);
    expect(isInitialised(session)).toBe(true);
    session.opening[0]?.resolve();
    await settled();
    expect(session.actor.getSnapshot().value).toEqual({ guest: 'known' });
  });

  test('is lost once it is cleared (spec §4)', () => {
    const session = open(USER);
    session.change(GUEST);
    expect(isInitialised(session)).toBe(false);
  });
});
