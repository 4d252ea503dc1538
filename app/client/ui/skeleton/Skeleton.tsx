import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** `line`: a row of text; `title`: a heading; `fill`: fills its container. */
  readonly shape?: 'line' | 'title' | 'fill';
  /** Share of the row's width. */
  readonly width?: 'full' | 'most' | 'half' | 'third';
}

/** A placeholder of loading content; invisible for the first 150 ms. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />
  );
}
