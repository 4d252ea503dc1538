import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { appPromptMachine } from '../../../../app/client/features/app-prompt/app-prompt.machine.ts';
import { PROMPT_INTERVAL_MS } from '../../../../app/client/features/app-prompt/prompt-memory.ts';
import { restingStates } from '../walk-machine.ts';

/** An open page on a moved clock; the prompt was last shown at `shownAt`, in ms of that clock. */
function openPage(shownAt: number | null) {
  const clock = new SimulatedClock();
  const page = { shownAt, isFree: true };
  const actor = createActor(
    appPromptMachine.provide({
      guards: { isPageFree: () => page.isFree },
      actions: {
        storeShown: () => {
          page.shownAt = clock.now();
        },
      },
    }),
    {
      clock,
      input: {
        waitMs: () =>
          page.shownAt === null ? 0 : Math.max(0, page.shownAt + PROMPT_INTERVAL_MS - clock.now()),
      },
    },
  ).start();
  const isShown = () => {
    clock.increment(0);
    return actor.getSnapshot().matches('shown');
  };
  return { clock, actor, page, isShown, close: () => actor.send({ type: 'closed' }) };
}

describe('the prompt to install the app', () => {
  test('is shown at the start of a first visit', () => {
    expect(openPage(null).isShown()).toBe(true);
  });

  test.for([
    { passedMs: PROMPT_INTERVAL_MS - 1, shown: false },
    { passedMs: PROMPT_INTERVAL_MS, shown: true },
  ])('$passedMs ms after the last one is shown at the start: $shown', ({ passedMs, shown }) => {
    expect(openPage(-passedMs).isShown()).toBe(shown);
  });

  test('is repeated every 7 days while the page is open', () => {
    const { clock, isShown, close } = openPage(null);
    for (let week = 0; week < 4; week += 1) {
      expect(isShown()).toBe(true);
      close();
      expect(isShown()).toBe(false);
      clock.increment(PROMPT_INTERVAL_MS - 1);
      expect(isShown()).toBe(false);
      clock.increment(1);
    }
  });

  test('waits while the page is in use, and comes when it is free', () => {
    const { clock, page, isShown } = openPage(-1);
    page.isFree = false;
    clock.increment(PROMPT_INTERVAL_MS);
    expect(isShown()).toBe(false);
    page.isFree = true;
    clock.increment(15_000);
    expect(isShown()).toBe(true);
  });

  test('is not shown when another tab has shown it meanwhile', () => {
    const { clock, page, isShown } = openPage(-1);
    clock.increment(PROMPT_INTERVAL_MS - 10);
    page.shownAt = clock.now();
    clock.increment(PROMPT_INTERVAL_MS - 1);
    expect(isShown()).toBe(false);
    clock.increment(1);
    expect(isShown()).toBe(true);
  });

  test('rests only in its three states', () => {
    expect(restingStates(appPromptMachine)).toEqual([
      'appPrompt.waiting',
      'appPrompt.due',
      'appPrompt.shown',
    ]);
  });

  test('is never shown twice within 7 days, whatever a person does', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('pass'), ms: fc.integer({ min: 0, max: PROMPT_INTERVAL_MS }) }),
      fc.record({ kind: fc.constantFrom('close', 'use', 'free'), ms: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { clock, page, isShown, close } = openPage(null);
        const closedAt: number[] = [];
        for (const { kind, ms } of steps) {
          if (kind === 'pass') clock.increment(ms);
          if (kind === 'use') page.isFree = false;
          if (kind === 'free') page.isFree = true;
          if (kind === 'close' && isShown()) {
            closedAt.push(clock.now());
            close();
          }
        }
        for (const [index, at] of closedAt.entries()) {
          const before = closedAt[index - 1] ?? -Infinity;
          expect(at - before).toBeGreaterThanOrEqual(PROMPT_INTERVAL_MS);
        }
      }),
    );
  });
});
