import { Link } from 'wouter';

import { Icon } from '../../../ui/icon/Icon.tsx';
import { createAdWords } from '../create-ad-words.ru.ts';

import styles from './StepList.module.css';

interface StepListProps {
  /** The current step, from 1. */
  readonly now: 1 | 2;
  /** The choice of the first step, with a link back to it; `null` before. */
  readonly chosen: { readonly name: string; readonly href: string } | null;
}

/** The steps of a new ad on the left of a wide screen; a completed step links back. */
export function StepList({ now, chosen }: StepListProps) {
  return (
    <ol className={styles.steps} aria-label={createAdWords.steps}>
      <li className={styles.step} {...stateOf(1, now)}>
        <span className={styles.sign}>{now > 1 ? <Icon name="check" size={16} /> : 1}</span>
        <div>
          <p className={styles.name}>{createAdWords.category}</p>
          <p className={styles.note}>{chosen?.name ?? createAdWords.chooseNote}</p>
          {chosen !== null && (
            <Link className={styles.link} href={chosen.href}>
              {createAdWords.change}
            </Link>
          )}
        </div>
      </li>
      <li className={styles.step} {...stateOf(2, now)}>
        <span className={styles.sign}>2</span>
        <div>
          <p className={styles.name}>{createAdWords.params}</p>
          <p className={styles.note}>{createAdWords.paramsNote}</p>
        </div>
      </li>
    </ol>
  );
}

function stateOf(step: number, now: number) {
  if (step < now) return { 'data-state': 'done' };
  return step === now ? { 'data-state': 'now', 'aria-current': 'step' as const } : {};
}
