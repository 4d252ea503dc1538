import type { PanelProps } from '../panels/panel.ts';
import { checkWords, eventText, shareText } from './check-words.ru.ts';
import type { WatchedStep } from './step-watch.ts';
import { useWatchedSteps } from './use-watched-steps.ts';

import styles from './CostPanel.module.css';

/** The cost meter: for every event, the number of recomputed fields and of drawn controls. */
export function CostPanel({ form: { store } }: PanelProps) {
  const steps = useWatchedSteps(store);
  const { plan } = store;
  return (
    <>
      <p className={styles.note}>{checkWords.costNote}</p>
      {steps.length === 0 ? (
        <p>{checkWords.nothingYet}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{checkWords.event}</th>
              <th scope="col">{checkWords.recomputed}</th>
              <th scope="col">{checkWords.drawn}</th>
              <th scope="col">{checkWords.loads}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((watched) => (
              <tr key={watched.number}>
                <th scope="row" className={styles.event}>
                  {eventText(plan, watched.event)}
                </th>
                <td>{shareText(watched.step.changed.length, plan.fields.length)}</td>
                <td>{drawings(watched)}</td>
                <td>{watched.step.effects.length}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function drawings({ drawn }: WatchedStep): number {
  return Array.from(drawn.values()).reduce((sum, count) => sum + count, 0);
}
