import type { Replay } from '@bozor/form-engine/trace';
import { useState, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';

import { ClockSteps } from '../../bench/environment/ClockPanel.tsx';
import type { Stand } from '../../bench/environment/stand.ts';
import { playerWords, stepLine } from '../player-words.ru.ts';
import type { Playback } from '../transport/playback.ts';
import { Transport } from '../transport/Transport.tsx';
import { StepList } from './StepList.tsx';
import { toStepLines } from './to-step-lines.ts';

import styles from './StepWalk.module.css';

interface StepWalkProps {
  readonly replay: Replay;
  readonly playback: Playback;
  readonly stand: Stand;
}

/** Everything that happened in a trace, and the ways through it. Arrows, Home and End walk. */
export function StepWalk({ replay, playback, stand }: StepWalkProps) {
  const [lines] = useState(() => toStepLines(replay));
  const { step, isPlaying } = useSyncExternalStore(playback.subscribe, playback.moment);
  const { stoodAt } = useSyncExternalStore(stand.clock.subscribe, stand.clock.moment);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepAfterKey(step, playback.last, event.key);
    if (next === null) return;
    event.preventDefault();
    playback.goTo(next);
  };

  return (
    <section className={styles.walk} aria-label={playerWords.player}>
      <Transport playback={playback} onKeyDown={onKeyDown} />
      {isPlaying && stoodAt !== null && (
        <>
          <p className={styles.note}>{playerWords.standing}</p>
          <ClockSteps stand={stand} />
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

/** The step that a key leads to; `null` for a key that leads nowhere. */
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
