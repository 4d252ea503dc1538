import type { DirectedAnswer } from '@bozor/form-engine/trace';
import { useId, useSyncExternalStore } from 'react';

import { Button } from '../../client/ui/button/Button.tsx';
import { NETWORK_NAMES } from '../lab-address.ts';
import type { PanelProps } from '../panels/panel.ts';
import {
  networkNames,
  environmentWords,
  undeliveredText,
} from '../workbench/environment/environment-words.ru.ts';
import { changeNetwork } from '../workbench/environment/lab-environment.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { countUndelivered, useAnswers } from './use-answers.ts';

import styles from './NetworkPanel.module.css';

/** The network panel: the simulated network, and every response with its actions. */
export function NetworkPanel({ form, environment }: PanelProps) {
  return (
    <>
      <NetworkChoice environment={environment} />
      <Answers form={form} environment={environment} />
    </>
  );
}

function NetworkChoice({ environment }: Pick<PanelProps, 'environment'>) {
  const id = useId();
  const { network, isHolding } = environment.address;
  return (
    <div className={styles.network}>
      <label className={styles.label} htmlFor={id}>
        {environmentWords.network}
      </label>
      <select
        id={id}
        className={styles.select}
        value={network}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const chosen = NETWORK_NAMES[target.selectedIndex];
          if (chosen !== undefined) changeNetwork(environment, { network: chosen });
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
          onChange={({ target }) => changeNetwork(environment, { isHolding: target.checked })}
        />
        <span>
          {environmentWords.hold}
          <span className={styles.note}>{environmentWords.holdNote}</span>
        </span>
      </label>
    </div>
  );
}

function Answers({ form, environment }: Pick<PanelProps, 'form' | 'environment'>) {
  const { store, director } = form;
  const { clock } = environment;
  const id = useId();
  const answers = useAnswers(director);
  const { stoppedAt } = useSyncExternalStore(clock.subscribe, clock.snapshot);
  const now = stoppedAt === null ? null : clock.elapsed();
  const { held, onTheWay } = countUndelivered(answers);
  return (
    <section className={styles.answers} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{environmentWords.answers}</h3>
        {held + onTheWay > 1 && (
          <Button variant="soft" size="small" onClick={() => director.releaseAll()}>
            {environmentWords.releaseAll}
          </Button>
        )}
      </header>
      <p className={styles.count} role="status">
        {undeliveredText(held, onTheWay)}
      </p>
      {answers.length === 0 ? (
        <p className={styles.note}>{environmentWords.noAnswers}</p>
      ) : (
        <ol className={styles.list} aria-label={environmentWords.answers}>
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
