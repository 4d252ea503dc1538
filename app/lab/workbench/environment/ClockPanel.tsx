import { useSyncExternalStore } from 'react';

import { Button } from '../../../client/ui/button/Button.tsx';
import {
  CLOCK_STEPS,
  clockTimeText,
  environmentWords,
  waitingText,
} from './environment-words.ru.ts';
import { changeClock } from './lab-environment.ts';
import type { LabEnvironment } from './lab-environment.ts';

import styles from './ClockPanel.module.css';

interface ClockPanelProps {
  readonly environment: LabEnvironment;
}

/** The clock of the form: it runs, or it is stopped and advanced by hand. Calendars use its day. */
export function ClockPanel({ environment }: ClockPanelProps) {
  const { subscribe, snapshot } = environment.clock;
  const { stoppedAt } = useSyncExternalStore(subscribe, snapshot);
  if (stoppedAt === null) {
    return (
      <div className={styles.clock}>
        <p className={styles.note}>{environmentWords.runs}</p>
        <Button onClick={() => changeClock(environment, (clock) => clock.stop())}>
          {environmentWords.stop}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.clock}>
      <p className={styles.note}>{environmentWords.stoppedAt}</p>
      <time className={styles.time} dateTime={new Date(stoppedAt).toISOString()}>
        {clockTimeText(stoppedAt)}
      </time>
      <ClockSteps environment={environment} />
      <Button onClick={() => changeClock(environment, (clock) => clock.run())}>
        {environmentWords.run}
      </Button>
    </div>
  );
}

/** Buttons that advance a stopped clock; due timers fire on the way. */
export function ClockSteps({ environment }: ClockPanelProps) {
  const { subscribe, snapshot } = environment.clock;
  const { waiting } = useSyncExternalStore(subscribe, snapshot);
  return (
    <div className={styles.forward} role="group" aria-label={environmentWords.forward}>
      {CLOCK_STEPS.map(([ms, name]) => (
        <Button
          key={ms}
          size="small"
          variant="outline"
          onClick={() => changeClock(environment, (clock) => clock.advance(ms))}
        >
          +{name}
        </Button>
      ))}
      <p className={styles.waiting} role="status">
        {waitingText(waiting)}
      </p>
    </div>
  );
}
