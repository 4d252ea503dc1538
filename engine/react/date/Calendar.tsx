import { use, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';

import { useWords } from '../catalogue/use-words.ts';
import { dayAfterKey } from './day-after-key.ts';
import { dayAt, partsOf, weeksOf, type Day } from './days.ts';
import { MonthBar } from './MonthBar.tsx';
import { NowContext } from './now-context.ts';

import styles from './Calendar.module.css';

/** Props of a calendar. */
export interface CalendarProps {
  /** The day that is chosen; `null` opens at today. */
  readonly chosen: Day | null;
  readonly onPick: (day: Day) => void;
}

/**
 * A month of days, Monday first. The grid keeps the focus and one day of it is active: arrows move
 * it by a day or a week, Home and End within the week, Page Up and Down by a month, with Shift by
 * a year.
 *
 * @see WAI-ARIA Authoring Practices, "Date Picker Dialog".
 */
export function Calendar({ chosen, onPick }: CalendarProps) {
  const id = useId();
  const words = useWords('date');
  const nowMs = use(NowContext);
  const [now] = useState(() => dayAt(nowMs()));
  const [active, setActive] = useState(chosen ?? now);
  const { year, month } = partsOf(active);
  const marks = { id, chosen, active, now };

  const onKeyDown = (event: KeyboardEvent) => {
    const isPick = event.key === 'Enter' || event.key === ' ';
    const next = dayAfterKey(active, event);
    if (!isPick && next === null) return;
    event.preventDefault();
    if (next === null) onPick(active);
    else setActive(next);
  };

  const onClick = ({ target }: MouseEvent) => {
    const cell = target instanceof Element ? target.closest('[data-day]') : null;
    const day = cell?.getAttribute('data-day') ?? null;
    if (day !== null) onPick(day);
  };

  return (
    <div className={styles.calendar}>
      <MonthBar active={active} onActive={setActive} />
      <div
        ref={focusAtOnce}
        className={styles.days}
        role="grid"
        aria-label={words.monthOfYear(month, year)}
        aria-activedescendant={`${id}-${active}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <Weekdays />
        {weeksOf(active).map((week) => (
          <Week key={week.find((day) => day !== null)} week={week} marks={marks} />
        ))}
      </div>
    </div>
  );
}

function Weekdays() {
  const words = useWords('date');
  return (
    <div className={styles.week} role="row">
      {words.weekdays.map((short, index) => (
        <span
          key={short}
          className={styles.weekday}
          role="columnheader"
          aria-label={words.weekdayName(index)}
        >
          {short}
        </span>
      ))}
    </div>
  );
}

interface Marks {
  /** Beginning of the ids of days. */
  readonly id: string;
  readonly chosen: Day | null;
  readonly active: Day;
  readonly now: Day;
}

function Week({ week, marks }: { readonly week: readonly (Day | null)[]; readonly marks: Marks }) {
  const { id, chosen, active, now } = marks;
  const words = useWords('date');
  return (
    <div className={styles.week} role="row">
      {week.map((day, index) =>
        day === null ? (
          <span key={words.weekdays[index]} role="gridcell" aria-hidden="true" />
        ) : (
          <span
            key={day}
            id={`${id}-${day}`}
            data-day={day}
            className={styles.day}
            role="gridcell"
            tabIndex={-1}
            data-active={day === active}
            aria-label={words.dayName(day)}
            aria-selected={day === chosen}
            aria-current={day === now ? 'date' : undefined}
          >
            <span className={styles.date}>{partsOf(day).date}</span>
          </span>
        ),
      )}
    </div>
  );
}

function focusAtOnce(grid: HTMLElement | null): void {
  grid?.focus();
}
