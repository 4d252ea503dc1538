import type { ReactNode } from 'react';

import { createAdWords } from '../create-ad-words.ru.ts';

import styles from './StepBars.module.css';

const STEPS = [createAdWords.category, createAdWords.params];

interface StepBarsProps {
  /** The current step, from 1. */
  readonly now: 1 | 2;
  /** Content at the other end of the line: the state of the draft. */
  readonly children?: ReactNode;
}

/** The steps of a new ad on a narrow page: a bar each, and the current one in words. */
export function StepBars({ now, children }: StepBarsProps) {
  const name = STEPS[now - 1] ?? '';
  return (
    <>
      <div
        className={styles.bars}
        role="img"
        aria-label={createAdWords.progress(name, now, STEPS.length)}
      >
        {STEPS.map((step, index) => (
          <i key={step} className={styles.bar} data-done={index < now} />
        ))}
      </div>
      <div className={styles.line}>
        <span aria-hidden="true">
          <b className={styles.name}>{name}</b> · {createAdWords.step(now, STEPS.length)}
        </span>
        {children}
      </div>
    </>
  );
}
