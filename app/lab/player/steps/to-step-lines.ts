import type { Replay } from '@bozor/form-engine/trace';

import { stepTime } from './step-time.ts';
import { stepText } from './step-words.ru.ts';

/** A row of the list of steps. */
export interface StepLine {
  /** Index in the steps of the replay. */
  readonly index: number;
  readonly time: string;
  readonly text: string;
  readonly isDiverging: boolean;
}

/** Describes every step of a replay. */
export function toStepLines(replay: Replay): readonly StepLine[] {
  return replay.steps.map((step) => ({
    index: step.index,
    time: stepTime(step.act),
    text: stepText(replay, step),
    isDiverging: step.differences.length > 0,
  }));
}
