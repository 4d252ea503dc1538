import type { AdStatistics } from '../../../../contract/index.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { numberText } from '../../../ui/plural/count-text.ts';
import {
  dayNumber,
  dayName,
  monthsText,
  statisticsWords,
  viewsText,
} from './statistics-words.ru.ts';

import styles from './ViewsChart.module.css';

interface ViewsChartProps {
  /** By day, the last one today. */
  readonly days: AdStatistics['days'];
}

/** Sizes of the drawing, in its own units. */
const WIDTH = 700;
const HEIGHT = 150;
const GAP = 12;
const ROUND = 3;
/** Round heights of the middle line, times a power of ten. */
const ROUND_NUMBERS = [1, 2, 3, 4, 5, 6, 8, 10];

/** Views by day as bars, and the same numbers as a table. */
export function ViewsChart({ days }: ViewsChartProps) {
  const top = topLine(Math.max(...days.map(({ views }) => views)));
  const step = WIDTH / days.length;
  const sum = days.reduce((total, { views }) => total + views, 0);
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        <ol className={styles.scale} aria-hidden="true">
          <li>{numberText(top)}</li>
          <li>{numberText(top / 2)}</li>
          <li>0</li>
        </ol>
        <svg
          className={styles.bars}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${statisticsWords.byDay}: ${viewsText(sum)}`}
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <path key={y} className={styles.line} d={`M0 ${y}H${WIDTH}`} />
          ))}
          {days.map(({ day, views }, index) => {
            const height = (views / top) * HEIGHT;
            return (
              <rect
                key={day}
                className={styles.bar}
                x={index * step + GAP / 2}
                y={HEIGHT - height}
                width={step - GAP}
                height={height}
                rx={ROUND}
              >
                <title>{`${dayName(day)}: ${viewsText(views)}`}</title>
              </rect>
            );
          })}
        </svg>
        <ol className={styles.days} aria-hidden="true">
          {days.map(({ day }) => (
            <li key={day}>{dayNumber(day)}</li>
          ))}
        </ol>
      </div>
      <p className={styles.note}>{monthsText(days.map(({ day }) => day))}</p>
      <ViewsTable days={days} />
    </div>
  );
}

function ViewsTable({ days }: ViewsChartProps) {
  return (
    <details className={styles.details}>
      <summary>
        {statisticsWords.table}
        <Icon name="down" />
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{statisticsWords.day}</th>
            <th scope="col">{statisticsWords.views}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td>{numberText(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The topmost line: an even round number that no bar exceeds. */
function topLine(most: number): number {
  const half = Math.max(1, most / 2);
  const power = 10 ** Math.floor(Math.log10(half));
  return 2 * power * (ROUND_NUMBERS.find((number) => number * power >= half) ?? 1);
}
