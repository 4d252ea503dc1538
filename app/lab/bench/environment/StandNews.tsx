import { useSyncExternalStore } from 'react';

import { Button } from '../../../client/ui/button/Button.tsx';
import { countUndelivered, useAnswers } from '../../network/use-answers.ts';
import type { PanelProps } from '../../panels/panel.ts';
import { momentText, standWords, undeliveredText } from './stand-words.ru.ts';

import styles from './StandNews.module.css';

/** Why a form under test may seem to hang: answers that are held, a clock that stands. */
export function StandNews({ form, stand }: Pick<PanelProps, 'form' | 'stand'>) {
  const { clock, address, onAddress } = stand;
  const { held, onTheWay } = countUndelivered(useAnswers(form.director));
  const { stoodAt } = useSyncExternalStore(clock.subscribe, clock.moment);
  const kept = address.isHolding || stoodAt !== null;
  const answers = kept ? undeliveredText(held, onTheWay) : null;
  return (
    <div className={styles.news} role="status" data-empty={stoodAt === null && answers === null}>
      {answers !== null && (
        <p className={styles.line}>
          {answers}.
          {address.tab !== 'network' && (
            <Button look="text" onClick={() => onAddress({ tab: 'network' })}>
              {standWords.toNetwork}
            </Button>
          )}
        </p>
      )}
      {stoodAt !== null && (
        <p className={styles.line}>
          {standWords.stands} {momentText(stoodAt)}.
          {address.tab !== 'clock' && (
            <Button look="text" onClick={() => onAddress({ tab: 'clock' })}>
              {standWords.toClock}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
