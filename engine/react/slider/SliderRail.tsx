import type { MouseEvent } from 'react';

import type { SliderScale } from './slider-scale.ts';

import styles from './slider.module.css';

/** What the line under the thumbs is drawn with. */
export interface SliderRailProps {
  readonly scale: SliderScale;
  /** Where the filled part begins and ends, in percent; `null` begins it before the first place. */
  readonly from: number | null;
  /** `null`: nothing is filled. */
  readonly to: number | null;
  readonly isDisabled: boolean;
  /** The value at the place that was pressed. */
  readonly onPress?: (wanted: number) => void;
}

/** The line under the thumbs, filled where the value is. A press on it brings the nearest thumb. */
export function SliderRail({ scale, from, to, isDisabled, onPress }: SliderRailProps) {
  return (
    <div
      className={styles.rail}
      role="presentation"
      data-disabled={isDisabled || undefined}
      onClick={(event) => {
        if (!isDisabled) onPress?.(valueAt(event, scale));
      }}
    >
      {to !== null && (
        // Attributes of SVG, where a policy of styles forbids `style`.
        <svg className={styles.fill} aria-hidden="true">
          {from === null && <rect className={styles.edge} height="100%" />}
          <rect x={`${from ?? 0}%`} width={`${to - (from ?? 0)}%`} height="100%" />
        </svg>
      )}
    </div>
  );
}

function valueAt(event: MouseEvent<HTMLElement>, { min, max, step }: SliderScale): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
  const steps = Math.round((share * (max - min)) / step);
  return Math.min(max, Number((min + steps * step).toPrecision(12)));
}
