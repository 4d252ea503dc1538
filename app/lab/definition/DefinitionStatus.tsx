import { viewNames } from '../workbench/environment/environment-words.ru.ts';
import type { FormLosses } from './apply-definition.ts';
import { definitionWords, lossText, lostText, wasText } from './definition-words.ru.ts';
import type { DefinitionEditing } from './use-definition.ts';

import styles from './DefinitionStatus.module.css';

/**
 * Reports the result of an edit: no change, or the lost values and the restart of the recording.
 */
export function DefinitionStatus({ outcome }: Pick<DefinitionEditing, 'outcome'>) {
  return (
    <div className={styles.status} role="status">
      {outcome?.type === 'same' && <p>{definitionWords.same}</p>}
      {outcome?.type === 'applied' && (
        <>
          <p className={styles.verdict} data-lost={outcome.lost.length > 0}>
            {outcome.lost.length === 0 ? definitionWords.whole : lostText(countOf(outcome.lost))}
          </p>
          {outcome.lost.map((form) => (
            <Losses key={form.mode} {...form} />
          ))}
          <p className={styles.note}>{definitionWords.recording}</p>
        </>
      )}
    </div>
  );
}

function Losses({ mode, before, losses }: FormLosses) {
  return (
    <section className={styles.lost}>
      <h3 className={styles.title}>{viewNames[mode]}</h3>
      <ul className={styles.list}>
        {losses.map((loss) => {
          const { name, key, reason, value } = lossText(before, loss);
          return (
            <li key={key} className={styles.loss}>
              <p>
                <b>{name}</b> <code>{key}</code>: {reason}.
              </p>
              <p className={styles.was}>{wasText(value)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function countOf(lost: readonly FormLosses[]): number {
  return lost.reduce((count, { losses }) => count + losses.length, 0);
}
