import { replay, simulatedClock, snapshot } from '@bozor/form-engine/trace';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readOnlyStore } from '../../app/lab/player/read-only-store.ts';
import { openPlayback } from '../../app/lab/player/transport/playback.ts';
import { sampleTrace } from './sample-trace.ts';

const played = replay(sampleTrace);
const last = sampleTrace.acts.length;

const open = (step = 0) => {
  const clock = simulatedClock();
  return { clock, playback: openPlayback({ trace: sampleTrace, replay: played, clock, step }) };
};

/** What the form of the playback holds now, as a tester reads it. */
const held = ({ moment }: ReturnType<typeof open>['playback']) => {
  const { store } = moment();
  return snapshot(store.plan, store.state());
};

describe('a playback', () => {
  test('shows at every step just what the replay does, by whatever way it came there', () => {
    fc.assert(
      fc.property(fc.nat(last), fc.array(fc.integer({ min: -2, max: last + 2 })), (from, ways) => {
        const { playback } = open(from);
        for (const step of ways) playback.goTo(step);
        const { step } = playback.moment();
        expect(step).toBe(Math.min(Math.max(0, ways.at(-1) ?? from), last));
        expect(held(playback)).toEqual(played.steps[step]?.snapshot);
      }),
      { numRuns: 50 },
    );
  });

  test('goes on with the same form, so that what changes is seen to change', () => {
    const { playback } = open(3);
    const { store } = playback.moment();
    playback.goTo(4);
    expect(playback.moment().store).toBe(store);
    playback.goTo(3);
    expect(playback.moment().store).not.toBe(store);
  });

  test('plays with the delays that were recorded, and stops at the end', () => {
    const { clock, playback } = open();
    playback.play();
    clock.advance(999);
    expect(playback.moment()).toMatchObject({ step: 0, isPlaying: true });
    clock.advance(1);
    expect(playback.moment().step).toBe(1);
    clock.advance(650);
    expect(playback.moment().step).toBe(2);
    clock.advance(100_000);
    expect(playback.moment()).toMatchObject({ step: last, isPlaying: false });
    expect(held(playback)).toEqual(played.steps.at(-1)?.snapshot);
  });

  test('plays from the start when it stands at the end, faster when it is told to', () => {
    const { clock, playback } = open(last);
    playback.play();
    expect(playback.moment().step).toBe(0);
    playback.setSpeed(4);
    clock.advance(250);
    expect(playback.moment()).toMatchObject({ step: 1, isPlaying: true });
  });

  test('stays where it was stopped, or led by hand', () => {
    const { clock, playback } = open();
    playback.play();
    clock.advance(1_000);
    playback.pause();
    clock.advance(100_000);
    expect(playback.moment()).toMatchObject({ step: 1, isPlaying: false });
    playback.play();
    playback.goTo(5);
    clock.advance(100_000);
    expect(playback.moment()).toMatchObject({ step: 5, isPlaying: false });
  });

  test('tells its listeners of each step', () => {
    const { clock, playback } = open();
    const steps: number[] = [];
    const stop = playback.subscribe(() => steps.push(playback.moment().step));
    playback.play();
    clock.advance(2_000);
    stop();
    clock.advance(2_000);
    expect(new Set(steps)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('a form to look at', () => {
  test('takes no edit, and tells of the attempt', () => {
    const { store } = open(3).playback.moment();
    const before = store.state();
    let attempts = 0;
    const looked = readOnlyStore(store, () => {
      attempts += 1;
    });
    looked.dispatch({ type: 'SET', key: 'price', input: '7' });
    looked.dispatch({ type: 'UNDO' });
    looked.dispatch({ type: 'BLUR', key: 'make' });
    expect(store.state()).toBe(before);
    expect(attempts).toBe(2);
  });
});
