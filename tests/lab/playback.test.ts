import { replay, simulatedClock, snapshot } from '@bozor/form-engine/trace';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readOnlyStore } from '../../app/lab/player/read-only-store.ts';
import { createPlayback } from '../../app/lab/player/transport/playback.ts';
import { sampleTrace } from './sample-trace.ts';

const played = replay(sampleTrace);
const last = sampleTrace.acts.length;

const open = (step = 0) => {
  const clock = simulatedClock();
  return { clock, playback: createPlayback({ trace: sampleTrace, replay: played, clock, step }) };
};

/** Returns the snapshot of the playback's form. */
const formSnapshot = ({ snapshot: current }: ReturnType<typeof open>['playback']) => {
  const { store } = current();
  return snapshot(store.plan, store.state());
};

describe('a playback', () => {
  test('shows the snapshot of the replay at every step, whatever steps came before', () => {
    fc.assert(
      fc.property(fc.nat(last), fc.array(fc.integer({ min: -2, max: last + 2 })), (from, ways) => {
        const { playback } = open(from);
        for (const step of ways) playback.goTo(step);
        const { step } = playback.snapshot();
        expect(step).toBe(Math.min(Math.max(0, ways.at(-1) ?? from), last));
        expect(formSnapshot(playback)).toEqual(played.steps[step]?.snapshot);
      }),
      { numRuns: 50 },
    );
  });

  test('keeps the store on a step forward, and creates one on a step back', () => {
    const { playback } = open(3);
    const { store } = playback.snapshot();
    playback.goTo(4);
    expect(playback.snapshot().store).toBe(store);
    playback.goTo(3);
    expect(playback.snapshot().store).not.toBe(store);
  });

  test('plays with the recorded delays, and stops at the end', () => {
    const { clock, playback } = open();
    playback.play();
    clock.advance(999);
    expect(playback.snapshot()).toMatchObject({ step: 0, isPlaying: true });
    clock.advance(1);
    expect(playback.snapshot().step).toBe(1);
    clock.advance(650);
    expect(playback.snapshot().step).toBe(2);
    clock.advance(100_000);
    expect(playback.snapshot()).toMatchObject({ step: last, isPlaying: false });
    expect(formSnapshot(playback)).toEqual(played.steps.at(-1)?.snapshot);
  });

  test('plays from the start when it is at the end, and faster after setSpeed', () => {
    const { clock, playback } = open(last);
    playback.play();
    expect(playback.snapshot().step).toBe(0);
    playback.setSpeed(4);
    clock.advance(250);
    expect(playback.snapshot()).toMatchObject({ step: 1, isPlaying: true });
  });

  test('remains at its step after a pause or a move by hand', () => {
    const { clock, playback } = open();
    playback.play();
    clock.advance(1_000);
    playback.pause();
    clock.advance(100_000);
    expect(playback.snapshot()).toMatchObject({ step: 1, isPlaying: false });
    playback.play();
    playback.goTo(5);
    clock.advance(100_000);
    expect(playback.snapshot()).toMatchObject({ step: 5, isPlaying: false });
  });

  test('notifies its listeners of each step', () => {
    const { clock, playback } = open();
    const steps: number[] = [];
    const stop = playback.subscribe(() => steps.push(playback.snapshot().step));
    playback.play();
    clock.advance(2_000);
    stop();
    clock.advance(2_000);
    expect(new Set(steps)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('a read-only form', () => {
  test('ignores every edit, and reports the attempt', () => {
    const { store } = open(3).playback.snapshot();
    const before = store.state();
    let attempts = 0;
    const readOnly = readOnlyStore(store, () => {
      attempts += 1;
    });
    readOnly.dispatch({ type: 'SET', key: 'price', input: '7' });
    readOnly.dispatch({ type: 'UNDO' });
    readOnly.dispatch({ type: 'BLUR', key: 'make' });
    expect(store.state()).toBe(before);
    expect(attempts).toBe(2);
  });
});
