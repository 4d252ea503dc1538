import type { TraceProblem } from '@bozor/form-engine/trace';

import { explanations } from '../explanations.ru.ts';
import { openedFileWords } from './opened-file-words.ru.ts';

import styles from './BadTrace.module.css';

interface BadTraceProps {
  readonly problems: readonly TraceProblem[];
}

/** Maximum number of problems on the screen: most follow from the first ones. */
const MOST = 50;

/** Problems of a trace that cannot be read: position, message and hint. */
export function BadTrace({ problems }: BadTraceProps) {
  return (
    <section className={styles.bad} role="alert">
      <h2>{openedFileWords.badTrace}</h2>
      <p className={styles.note}>{openedFileWords.badTraceNote}</p>
      <ul className={styles.problems}>
        {[...problems.slice(0, MOST).entries()].map(([index, problem]) => (
          <Problem key={index} problem={problem} />
        ))}
        {problems.length > MOST && <li>+{problems.length - MOST}</li>}
      </ul>
    </section>
  );
}

function Problem({ problem }: { readonly problem: TraceProblem }) {
  const { message, hint } = explanations.traceProblem(problem);
  return (
    <li className={styles.problem}>
      <code>{problem.pointer || '/'}</code>
      <p>{message}</p>
      <p className={styles.hint}>{hint}</p>
    </li>
  );
}
