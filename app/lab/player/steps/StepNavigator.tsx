import type { Replay } from '@bozor/form-engine/trace';
import { useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';

import { ClockSteps } from '../../workbench/environment/ClockPanel.tsx';
import type { LabEnvironment } from '../../workbench/environment/lab-environment.ts';
import { playerWords, stepLine } from '../player-words.ru.ts';
import type { Playback } from '../transport/playback.ts';
import { Transport } from '../transport/Transport.tsx';
import { StepList } from './StepList.tsx';
import { toStepLines } from './to-step-lines.ts';

import styles from './StepNavigator.module.css';

interface StepNavigatorProps {
  readonly replay: Replay;
  readonly playback: Playback;
  readonly environment: LabEnvironment;
}

/**
 * The steps of a trace and the controls of the playback. Arrow keys, Home and End change the step.
 */
export function StepNavigator({ replay, playback, environment }: StepNavigatorProps) {
  const [lines] = useState(() => toStepLines(replay));
  const { step, isPlaying } = useSyncExternalStore(playback.subscribe, playback.snapshot);
  const { stoppedAt } = useSyncExternalStore(
    environment.clock.subscribe,
    environment.clock.snapshot,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepAfterKey(step, playback.last, event.key);
    if (next === null) return;
    event.preventDefault();
    playback.goTo(next);
  };

  return (
    <section className={styles.navigator} aria-label={playerWords.player}>
      <Transport playback={playback} onKeyDown={onKeyDown} />
      {isPlaying && stoppedAt !== null && (
        <>
          <p className={styles.note}>{playerWords.clockStopped}</p>
          <ClockSteps environment={environment} />
        </>
      )}
      <p className={styles.now} role="status">
        {stepLine(step, playback.last, lines[step]?.text ?? '')}
      </p>
      <StepList lines={lines} step={step} onStep={playback.goTo} onKeyDown={onKeyDown} />
      <p className={styles.note}>{playerWords.keys}</p>
    </section>
  );
}

/** Returns the step that a key selects; `null` for any other key. */
function stepAfterKey(step: number, last: number, key: string): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: step - 1,
    ArrowUp: step - 1,
    ArrowRight: step + 1,
    ArrowDown: step + 1,
    Home: 0,
    End: last,
  };
  return steps[key] ?? null;
}
