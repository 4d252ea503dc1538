import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { networkProfiles } from '../../../engine/trace/direct/network-profiles.ts';
import { listFor, openDirected, settle } from './director-session.ts';

const { fast, slow, broken, held, reordering, unsteady } = networkProfiles;

describe('a race director', () => {
  test('delivers after the delay of its profile, and not a moment before', async () => {
    const { choose, clock, director, list } = openDirected(slow);
    choose('toyota');
    await settle();
    const [answer] = director.answers();
    expect(answer).toMatchObject({
      id: 0,
      load: 0,
      field: 1,
      name: 'Модель',
      parentValues: ['toyota'],
      status: 'on-the-way',
      sentAt: 0,
      copyOf: null,
      isLate: null,
    });
    const due = answer?.dueAt ?? 0;
    expect(due).toBeGreaterThanOrEqual(1500);
    expect(due).toBeLessThanOrEqual(4000);
    clock.advance(due - 1);
    expect(list()).toEqual(['loading']);
    clock.advance(1);
    expect(list()).toEqual(['ready', 'of toyota']);
    expect(director.answers()).toMatchObject([{ status: 'delivered', isLate: false, dueAt: due }]);
  });

  test('waits for a server that is slower than the profile', async () => {
    const thinking = Promise.withResolvers<ReturnType<typeof listFor>>();
    const { choose, clock, list, statuses } = openDirected(fast, () => thinking.promise);
    choose('opel');
    clock.advance(10_000);
    expect(statuses()).toEqual(['on-the-way']);
    thinking.resolve(listFor({ parentValues: ['opel'] }));
    await settle();
    expect(list()).toEqual(['ready', 'of opel']);
  });

  test('delivers the answers of superseded loads too, marked as late', async () => {
    const { asked, choose, director, list } = openDirected(held);
    for (const make of ['toyota', 'opel', 'bmw']) choose(make);
    await settle();
    expect(asked.map(({ parentValues }) => parentValues)).toEqual([['toyota'], ['opel'], ['bmw']]);
    director.release(2);
    director.release(0);
    director.release(1);
    expect(list()).toEqual(['ready', 'of bmw']);
    expect(director.answers().map(({ isLate }) => isLate)).toEqual([true, true, false]);
  });

  test('holds what is on its way and what sets out, and lets it arrive at its time', async () => {
    const { choose, clock, director, list, statuses } = openDirected(slow);
    choose('toyota');
    await settle();
    director.hold(true);
    choose('opel');
    await settle();
    expect(statuses()).toEqual(['held', 'held']);
    clock.advance(1000);
    director.hold(false);
    expect(director.profile()).toEqual({ ...slow, isHolding: false });
    expect(statuses()).toEqual(['on-the-way', 'on-the-way']);
    clock.advance(3000);
    expect(list()).toEqual(['ready', 'of opel']);
    director.hold(true);
    choose('bmw');
    await settle();
    clock.advance(60_000);
    director.hold(false);
    expect(list()).toEqual(['ready', 'of bmw']);
  });

  test('fails an answer by hand, and the form may ask again', async () => {
    const { asked, choose, director, list, store, statuses } = openDirected(held);
    choose('toyota');
    director.fail(0);
    expect(list()).toEqual(['failed']);
    store.dispatch({ type: 'RETRY_OPTIONS', field: 1 });
    await settle();
    director.releaseAll();
    expect(list()).toEqual(['ready', 'of toyota']);
    expect(statuses()).toEqual(['failed', 'delivered']);
    expect(asked).toHaveLength(2);
  });

  test.for([
    {
      why: 'rejects',
      load: () => Promise.reject(new Error('503')),
    },
    {
      why: 'throws at once',
      load: () => {
        throw new Error('no network');
      },
    },
  ])('fails the answer of a load that $why', async ({ load }) => {
    const { choose, clock, list, statuses } = openDirected(fast, load);
    choose('toyota');
    await settle();
    clock.advance(80);
    expect(list()).toEqual(['failed']);
    expect(statuses()).toEqual(['failed']);
  });

  test('sends an answer once more, also one that came long ago, without asking the server', async () => {
    const { asked, choose, clock, director, list } = openDirected(fast);
    choose('toyota');
    await settle();
    clock.advance(80);
    choose('opel');
    await settle();
    clock.advance(80);
    director.duplicate(0);
    director.duplicate(1);
    director.duplicate(2);
    director.releaseAll();
    expect(list()).toEqual(['ready', 'of opel']);
    expect(director.answers().map(({ copyOf, load }) => [copyOf, load])).toEqual([
      [null, 0],
      [null, 1],
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
    expect(director.answers().slice(2)).toMatchObject([
      { status: 'delivered', isLate: true },
      { status: 'delivered', isLate: true },
      { status: 'delivered', isLate: true },
    ]);
    expect(asked).toHaveLength(2);
  });

  test('takes no notice of an answer that it does not know, or that is there already', async () => {
    const { choose, clock, director } = openDirected(fast);
    choose('toyota');
    await settle();
    clock.advance(80);
    const before = director.answers();
    director.release(0);
    director.fail(0);
    director.release(7);
    director.fail(7);
    director.duplicate(7);
    expect(director.answers()).toEqual(before);
  });

  test('notifies its listeners of every change, with an immutable list', async () => {
    const { choose, clock, director } = openDirected(fast);
    const received: (readonly unknown[])[] = [];
    const listener = (answers: readonly unknown[]) => received.push(answers);
    const stop = director.subscribe(listener);
    director.subscribe(listener);
    choose('toyota');
    await settle();
    stop();
    clock.advance(80);
    expect(received).toHaveLength(3);
    expect(received[0]).toBe(received[1]);
    expect(received[2]).toBe(director.answers());
    expect(received.every((answers) => Object.isFrozen(answers))).toBe(true);
  });

  test('delivers nothing after it is closed, and aborts the work of the server', async () => {
    const signals: AbortSignal[] = [];
    const { choose, clock, director, list } = openDirected(fast, (effect, signal) => {
      signals.push(signal);
      return Promise.resolve(listFor(effect));
    });
    choose('toyota');
    await settle();
    director.close();
    clock.advance(1000);
    director.releaseAll();
    choose('opel');
    await settle();
    clock.advance(1000);
    expect(list()).toEqual(['loading']);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('fails them all where the network is broken', async () => {
    const { choose, clock, list } = openDirected(broken);
    for (const make of ['toyota', 'opel', 'bmw']) choose(make);
    await settle();
    clock.advance(600);
    expect(list()).toEqual(['failed']);
  });

  test('ends with the list of the last choice, whatever is held, released, failed and repeated', async () => {
    const acts = fc.array(
      fc.oneof(
        fc.record({ do: fc.constant('choose' as const), n: fc.nat({ max: 2 }) }),
        fc.record({ do: fc.constant('advance' as const), n: fc.nat({ max: 4000 }) }),
        fc.record({
          do: fc.constantFrom('release', 'fail', 'duplicate', 'hold', 'profile', 'retry'),
          n: fc.nat({ max: 6 }),
        }),
      ),
      { maxLength: 20 },
    );
    const networks = fc.constantFrom(fast, slow, held, reordering, unsteady, broken);
    await fc.assert(
      fc.asyncProperty(acts, networks, fc.nat(), async (script, network, seed) => {
        const session = openDirected({ ...network, seed });
        const { choose, clock, director, store } = session;
        choose('bmw');
        for (const act of script) {
          if (act.do === 'choose') choose(['toyota', 'opel', 'bmw'][act.n] ?? 'bmw');
          if (act.do === 'advance') clock.advance(act.n);
          if (act.do === 'release') director.release(act.n);
          if (act.do === 'fail') director.fail(act.n);
          if (act.do === 'duplicate') director.duplicate(act.n);
          if (act.do === 'hold') director.hold(act.n > 3);
          if (act.do === 'profile') director.setProfile(act.n > 3 ? unsteady : slow);
          if (act.do === 'retry') store.dispatch({ type: 'RETRY_OPTIONS', field: 1 });
          await settle();
        }
        director.setProfile(fast);
        director.releaseAll();
        clock.advance(20_000);
        store.dispatch({ type: 'RETRY_OPTIONS', field: 1 });
        await settle();
        clock.advance(20_000);

        const make = store.state().entries[0]?.input;
        expect(session.list()).toEqual(['ready', `of ${typeof make === 'string' ? make : ''}`]);
        expect(session.statuses().filter((one) => one === 'held' || one === 'on-the-way')).toEqual(
          [],
        );
        const ids = director.answers().map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});

describe('network profiles', () => {
  test('have the same deliveries for the same seed', async () => {
    const deliveries = async (seed: number) => {
      const { choose, director } = openDirected({ ...reordering, seed });
      for (const make of ['toyota', 'opel', 'bmw']) choose(make);
      await settle();
      return director.answers().map(({ load, dueAt, copyOf }) => [load, dueAt, copyOf]);
    };
    expect(await deliveries(5)).toEqual(await deliveries(5));
    expect(await deliveries(5)).not.toEqual(await deliveries(6));
  });

  test('are listed under their stored names', () => {
    for (const [name, profile] of Object.entries(networkProfiles)) expect(profile.name).toBe(name);
  });
});
