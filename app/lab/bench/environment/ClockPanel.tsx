import { useSyncExternalStore } from 'react';

import { Button } from '../../../client/ui/button/Button.tsx';
import { CLOCK_STEPS, momentText, standWords, waitingText } from './stand-words.ru.ts';
import { changeClock } from './stand.ts';
import type { Stand } from './stand.ts';

import styles from './ClockPanel.module.css';

interface ClockPanelProps {
  readonly stand: Stand;
}

/** The clock of the form: it runs, or stands and is moved by hand. Calendars show its day. */
export function ClockPanel({ stand }: ClockPanelProps) {
  const { subscribe, moment } = stand.clock;
  const { stoodAt } = useSyncExternalStore(subscribe, moment);
  if (stoodAt === null) {
    return (
      <div className={styles.clock}>
        <p className={styles.note}>{standWords.runs}</p>
        <Button onClick={() => changeClock(stand, (clock) => clock.stop())}>
          {standWords.stop}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.clock}>
      <p className={styles.note}>{standWords.stands}</p>
      <time className={styles.time} dateTime={new Date(stoodAt).toISOString()}>
        {momentText(stoodAt)}
      </time>
      <ClockSteps stand={stand} />
      <Button onClick={() => changeClock(stand, (clock) => clock.run())}>{standWords.run}</Button>
    </div>
  );
}

/** Buttons that move a standing clock; what was due meanwhile happens on the way. */
export function ClockSteps({ stand }: ClockPanelProps) {
  const { subscribe, moment } = stand.clock;
  const { waiting } = useSyncExternalStore(subscribe, moment);
  return (
    <div className={styles.forward} role="group" aria-label={standWords.forward}>
      {CLOCK_STEPS.map(([ms, name]) => (
        <Button
          key={ms}
          size="small"
          look="outline"
          onClick={() => changeClock(stand, (clock) => clock.advance(ms))}
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
