import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { directTrace } from '../../../engine/trace/direct-trace.ts';
import { replay } from '../../../engine/trace/replay.ts';
import type { Trace } from '../../../engine/trace/trace.ts';
import { cascadeLives } from './cascade-lives.ts';
import { tracedLives } from './traced-lives.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 300);

describe('a trace over another network', { timeout: 60_000 + RUNS * 50 }, () => {
  test.for([
    { lives: tracedLives, of: 'any form' },
    { lives: cascadeLives, of: 'a form of cascades' },
  ])('comes to the same end, whatever becomes of its answers: $of', ({ lives }) => {
    fc.assert(
      fc.property(lives, ({ trace, serve, schedules: [one, other] }) => {
        expect(endOf(directTrace(trace, one, serve))).toEqual(
          endOf(directTrace(trace, other, serve)),
        );
      }),
      { numRuns: RUNS },
    );
  });
});

function endOf(trace: Trace) {
  return replay(trace).steps.at(-1)?.snapshot;
}
