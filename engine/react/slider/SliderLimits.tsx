import { formatNumber, type NumberStyle } from '../../rules/numbers/format-number.ts';
import type { SliderScale } from './slider-scale.ts';

import styles from './SliderLimits.module.css';

/** Both ends of a scale, under it. Screen readers read them from the thumbs. */
export function SliderLimits(props: {
  readonly scale: SliderScale;
  readonly numberStyle: NumberStyle;
}) {
  const { scale, numberStyle } = props;
  return (
    <div className={styles.limits} aria-hidden="true">
      <span>{formatNumber(scale.min, numberStyle)}</span>
      <span>{formatNumber(scale.max, numberStyle)}</span>
    </div>
  );
}
