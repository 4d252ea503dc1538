import { lazy, Suspense } from 'react';

import { successWords } from './success-words.ru.ts';

import styles from './SuccessCheck.module.css';

const AnimationPlayer = lazy(async () => {
  const { AnimationPlayer: Player } = await import('../animation/AnimationPlayer.tsx');
  return { default: Player };
});

/** The check mark as an animation. */
const SOURCE = '/art/success-check.json';

interface SuccessCheckProps {
  /** What succeeded, for screen readers. */
  readonly text?: string;
}

/** An animated check mark; a still one until its player has loaded, and without it. */
export function SuccessCheck({ text = successWords.payment }: SuccessCheckProps) {
  const still = (
    <svg className={styles.still} viewBox="0 0 96 96" aria-hidden="true">
      <circle cx="48" cy="48" r="40" />
      <path d="m30 49 13 13 24-27" />
    </svg>
  );
  return (
    <div className={styles.check}>
      <Suspense fallback={still}>
        <AnimationPlayer source={SOURCE} label={text} fallback={still} />
      </Suspense>
    </div>
  );
}
