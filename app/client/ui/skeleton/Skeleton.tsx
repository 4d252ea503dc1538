import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `line`: a row of text; `title`: a heading; `fill`: takes the box it stands in. */
  readonly shape?: 'line' | 'title' | 'fill';
  /** How much of the row it takes. */
  readonly width?: 'full' | 'most' | 'half' | 'third';
}

/** A grey place of something that is on its way; a quick answer shows none (150 ms). */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />
  );
}
