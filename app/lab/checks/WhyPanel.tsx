import type { Plan } from '@bozor/form-engine';
import { explainStep, why } from '@bozor/form-engine/inspect';
import { useId } from 'react';

import { explanations } from '../explanations.ru.ts';
import { JsonView } from '../panels/JsonView.tsx';
import type { PanelProps } from '../panels/panel.ts';
import { useStoreState } from '../workbench/use-store-state.ts';
import { checkWords, eventText } from './check-words.ru.ts';
import { useWatchedSteps } from './use-watched-steps.ts';

import styles from './WhyPanel.module.css';

/** Explains the state of a field and the effect of the last event, as text and as JSON. */
export function WhyPanel({ form: { store }, environment: { address, onAddress } }: PanelProps) {
  const id = useId();
  const { plan } = store;
  // The link may hold an index from another page.
  const field = address.field < plan.fields.length ? address.field : 0;
  const state = useStoreState(store);
  if (plan.fields[field] === undefined) return <p>{checkWords.noFields}</p>;
  const answer = why(plan, state, field);
  return (
    <>
      <div className={styles.choice}>
        <label htmlFor={id}>{checkWords.field}</label>
        <select
          id={id}
          className={styles.select}
          value={field}
          onChange={({ target }) => onAddress({ field: target.selectedIndex })}
        >
          {plan.fields.map(({ index, name, key }) => (
            <option key={index} value={index}>
              {name} · {key}
            </option>
          ))}
        </select>
      </div>
      <section className={styles.part} aria-live="polite">
        <h3>{checkWords.whyNow}</h3>
        <Lines lines={explanations.why(answer)} />
      </section>
      <LastStep plan={plan} store={store} />
      <details>
        <summary className={styles.more}>{checkWords.forMachines}</summary>
        <JsonView label={checkWords.forMachines} json={answer} />
      </details>
    </>
  );
}

function LastStep({ plan, store }: Pick<PanelProps['form'], 'store'> & { readonly plan: Plan }) {
  const [last] = useWatchedSteps(store);
  const lines = last === undefined ? [] : explainStep(plan, last).map(explanations.stepReason);
  return (
    <section className={styles.part}>
      <h3>{checkWords.lastStep}</h3>
      {last === undefined ? (
        <p>{checkWords.nothingYet}</p>
      ) : (
        <>
          <p className={styles.event}>{eventText(plan, last.event)}</p>
          {lines.length === 0 ? <p>{checkWords.nothingChanged}</p> : <Lines lines={lines} />}
        </>
      )}
    </section>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ol className={styles.lines}>
      {[...lines.entries()].map(([index, line]) => (
        // The lines are replaced together, and two lines may be equal.
        <li key={index}>{line}</li>
      ))}
    </ol>
  );
}
