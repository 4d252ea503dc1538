import { isIsoDate } from '../../rules/dates/is-iso-date.ts';
import { Button } from '../button/Button.tsx';
import { useWords } from '../catalogue/use-words.ts';
import { Icon } from '../icon/Icon.tsx';
import { addMonths, partsOf, type Day } from './days.ts';

import styles from './MonthBar.module.css';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
/** Years offered before and after the one on view. */
const YEARS_AROUND = 60;

/** The head of a calendar: month and year on view, and the ways to others. */
export function MonthBar(props: { readonly active: Day; readonly onActive: (day: Day) => void }) {
  const { active, onActive } = props;
  const words = useWords('date');
  const { year, month } = partsOf(active);
  const goTo = (months: number) => {
    const next = addMonths(active, months);
    if (isIsoDate(next)) onActive(next);
  };
  return (
    <div className={styles.bar}>
      <Button variant="icon" aria-label={words.earlier} onClick={() => goTo(-1)}>
        <Icon name="chevron-left" />
      </Button>
      <span className={styles.month}>
        <select
          className={styles.choice}
          aria-label={words.month}
          value={month}
          onChange={(event) => goTo(Number(event.currentTarget.value) - month)}
        >
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {words.monthName(month)}
            </option>
          ))}
        </select>
        <select
          className={styles.choice}
          aria-label={words.year}
          value={year}
          onChange={(event) => goTo((Number(event.currentTarget.value) - year) * 12)}
        >
          {yearsAround(year).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </span>
      <Button variant="icon" aria-label={words.later} onClick={() => goTo(1)}>
        <Icon name="chevron-right" />
      </Button>
    </div>
  );
}

function yearsAround(year: number): readonly number[] {
  const first = Math.max(1, year - YEARS_AROUND);
  const last = Math.min(9999, year + YEARS_AROUND);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
