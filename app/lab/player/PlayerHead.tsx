import type { Replay, Trace } from '@bozor/form-engine/trace';

import { Button } from '../../client/ui/button/Button.tsx';
import { Icon } from '../../client/ui/icon/Icon.tsx';
import { playerWords, traceSize } from './player-words.ru.ts';
import { stepTime } from './steps/step-time.ts';

import styles from './PlayerHead.module.css';

interface PlayerHeadProps {
  readonly trace: Trace;
  readonly replay: Replay;
  readonly onStep: (step: number) => void;
  readonly onContinue: () => void;
}

/**
 * Title of the trace, its divergence from the expectations, and the button that continues it by
 * hand.
 */
export function PlayerHead({ trace, replay, onStep, onContinue }: PlayerHeadProps) {
  const { steps, divergence } = replay;
  const last = steps.at(-1)?.act ?? null;
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <h2 className={styles.title}>{trace.title}</h2>
        <p className={styles.facts}>
          <span>
            {traceSize(steps.length - 1)} · {stepTime(last)}
          </span>
          {divergence === null ? (
            <Agreement hasExpectations={hasExpectations(trace)} />
          ) : (
            <button type="button" className={styles.bad} onClick={() => onStep(divergence.step)}>
              <Icon name="alertf" size={18} />
              {playerWords.diverges(divergence.step)}
            </button>
          )}
        </p>
      </div>
      <Button variant="soft" onClick={onContinue}>
        {playerWords.continue}
      </Button>
    </header>
  );
}

function Agreement({ hasExpectations: isChecked }: { readonly hasExpectations: boolean }) {
  return (
    <span className={styles.good} data-checked={isChecked}>
      <Icon name={isChecked ? 'check' : 'info'} size={18} />
      {isChecked ? playerWords.matches : playerWords.expectsNothing}
    </span>
  );
}

function hasExpectations({ expected, acts }: Trace): boolean {
  return expected !== undefined || acts.some((act) => act.expected !== undefined);
}
