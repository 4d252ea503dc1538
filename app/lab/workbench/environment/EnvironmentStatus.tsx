import { useSyncExternalStore } from 'react';

import { Button } from '../../../client/ui/button/Button.tsx';
import { countUndelivered, useAnswers } from '../../network/use-answers.ts';
import type { PanelProps } from '../../panels/panel.ts';
import { clockTimeText, environmentWords, undeliveredText } from './environment-words.ru.ts';

import styles from './EnvironmentStatus.module.css';

/** Explains why a form may seem to hang: held responses or a stopped clock. */
export function EnvironmentStatus({ form, environment }: Pick<PanelProps, 'form' | 'environment'>) {
  const { clock, address, onAddress } = environment;
  const { held, onTheWay } = countUndelivered(useAnswers(form.director));
  const { stoppedAt } = useSyncExternalStore(clock.subscribe, clock.snapshot);
  const isDelayed = address.isHolding || stoppedAt !== null;
  const answers = isDelayed ? undeliveredText(held, onTheWay) : null;
  return (
    <div
      className={styles.status}
      role="status"
      data-empty={stoppedAt === null && answers === null}
    >
      {answers !== null && (
        <p className={styles.line}>
          {answers}.
          {address.tab !== 'network' && (
            <Button variant="text" onClick={() => onAddress({ tab: 'network' })}>
              {environmentWords.toNetwork}
            </Button>
          )}
        </p>
      )}
      {stoppedAt !== null && (
        <p className={styles.line}>
          {environmentWords.stoppedAt} {clockTimeText(stoppedAt)}.
          {address.tab !== 'clock' && (
            <Button variant="text" onClick={() => onAddress({ tab: 'clock' })}>
              {environmentWords.toClock}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
