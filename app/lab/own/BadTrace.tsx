import type { TraceProblem } from '@bozor/form-engine/trace';

import { ownWords } from './own-words.ru.ts';

import styles from './BadTrace.module.css';

interface BadTraceProps {
  readonly problems: readonly TraceProblem[];
}

/** Problems beyond this many are counted, not drawn: mending the first ones mends most. */
const MOST = 50;

/** A trace that cannot be read: where, what is wrong there, and what to do. */
export function BadTrace({ problems }: BadTraceProps) {
  return (
    <section className={styles.bad} role="alert">
      <h2>{ownWords.badTrace}</h2>
      <p className={styles.note}>{ownWords.badTraceNote}</p>
      <ul className={styles.problems} lang="en">
        {[...problems.slice(0, MOST).entries()].map(([place, { pointer, message, hint }]) => (
          <li key={place} className={styles.problem}>
            <code>{pointer || '/'}</code>
            <p>{message}</p>
            <p className={styles.hint}>{hint}</p>
          </li>
        ))}
        {problems.length > MOST && <li>+{problems.length - MOST}</li>}
      </ul>
    </section>
  );
}
