import type { DirectedAnswer } from '@bozor/form-engine/trace';
import { useId, useSyncExternalStore } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { networkNames, standWords, undeliveredText } from '../bench/environment/stand-words.ru.ts';
import { changeNetwork } from '../bench/environment/stand.ts';
import { NETWORK_NAMES } from '../lab-address.ts';
import type { PanelProps } from '../panels/panel.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { countUndelivered, useAnswers } from './use-answers.ts';

import styles from './NetworkPanel.module.css';

/** The race director: how the server's answers travel, and every one of them at hand. */
export function NetworkPanel({ form, stand }: PanelProps) {
  return (
    <>
      <NetworkChoice stand={stand} />
      <Answers form={form} stand={stand} />
    </>
  );
}

function NetworkChoice({ stand }: Pick<PanelProps, 'stand'>) {
  const id = useId();
  const { network, isHolding } = stand.address;
  return (
    <div className={styles.network}>
      <label className={styles.label} htmlFor={id}>
        {standWords.network}
      </label>
      <select
        id={id}
        className={styles.select}
        value={network}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const chosen = NETWORK_NAMES[target.selectedIndex];
          if (chosen !== undefined) changeNetwork(stand, { network: chosen });
        }}
      >
        {NETWORK_NAMES.map((name) => (
          <option key={name} value={name}>
            {networkNames[name][0]}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className={styles.note}>
        {networkNames[network][1]}
      </p>
      <label className={styles.hold}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isHolding}
          onChange={({ target }) => changeNetwork(stand, { isHolding: target.checked })}
        />
        <span>
          {standWords.hold}
          <span className={styles.note}>{standWords.holdNote}</span>
        </span>
      </label>
    </div>
  );
}

function Answers({ form, stand }: Pick<PanelProps, 'form' | 'stand'>) {
  const { store, director } = form;
  const { clock } = stand;
  const id = useId();
  const answers = useAnswers(director);
  const { stoodAt } = useSyncExternalStore(clock.subscribe, clock.moment);
  const now = stoodAt === null ? null : clock.elapsed();
  const { held, onTheWay } = countUndelivered(answers);
  return (
    <section className={styles.answers} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{standWords.answers}</h3>
        {held + onTheWay > 1 && (
          <Button look="soft" size="small" onClick={() => director.releaseAll()}>
            {standWords.releaseAll}
          </Button>
        )}
      </header>
      <p className={styles.count} role="status">
        {undeliveredText(held, onTheWay)}
      </p>
      {answers.length === 0 ? (
        <p className={styles.note}>{standWords.noAnswers}</p>
      ) : (
        <ol className={styles.list} aria-label={standWords.answers}>
          {newestFirst(answers).map((answer) => (
            <AnswerRow key={answer.id} {...{ answer, store, director, now }} />
          ))}
        </ol>
      )}
    </section>
  );
}

function newestFirst(answers: readonly DirectedAnswer[]): readonly DirectedAnswer[] {
  return answers.toReversed();
}
