import type { Plan } from '../../index.ts';
import type { Trace } from '../format/trace.ts';
import type { Difference } from './difference.ts';
import { createPlayer, type ReplayStep } from './player.ts';

/** A trace played from its start to its end. */
export interface Replay {
  readonly plan: Plan;
  /** The start, then a step for every act. */
  readonly steps: readonly [ReplayStep, ...ReplayStep[]];
  /** The first step that differs from what the trace expects; `null` when none does. */
  readonly divergence: Divergence | null;
}

/** Where a replay first leaves what its trace expects. */
export interface Divergence {
  /** Index in `steps`: 0 is the start, `n + 1` is act `n`. */
  readonly step: number;
  readonly differences: readonly Difference[];
}

/**
 * Plays a trace through the engine and holds every step to what the trace expects of it. Continues
 * after a difference. Total: an act that means nothing to the form does nothing, and is a
 * difference unless the trace expects no change (`expected: {}`).
 *
 * @param trace As `readTrace` gives it.
 */
export function replay(trace: Trace): Replay {
  const player = createPlayer(trace);
  const steps = [player.first, ...trace.acts.map(player.play)] as const;
  const diverging = steps.find(({ differences }) => differences.length > 0);
  return {
    plan: player.plan,
    steps: [...steps],
    divergence:
      diverging === undefined
        ? null
        : { step: diverging.index, differences: diverging.differences },
  };
}
