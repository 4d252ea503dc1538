import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  dayText,
  joinDateTime,
  maskDate,
  maskTime,
  readDay,
  splitDateTime,
} from '../../../engine/react/date/date-text.ts';
import { dayAfterKey } from '../../../engine/react/date/day-after-key.ts';
import { addMonths, weekday, weeksOf } from '../../../engine/react/date/days.ts';
import { isIsoDate } from '../../../engine/rules/dates/is-iso-date.ts';

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

function typeIn(mask: (before: string, after: string) => string, keys: string): string {
  return Array.from(keys).reduce((text, key) => mask(text, text + key), '');
}

describe('the mask of a date', () => {
  test('takes eight digits typed one by one for the day they name', () => {
    fc.assert(
      fc.property(day, (day) => {
        const text = dayText(day);
        expect(typeIn(maskDate, text.replaceAll('.', ''))).toBe(text);
        expect(typeIn(maskDate, text)).toBe(text);
        expect(readDay(text)).toBe(day);
      }),
    );
  });

  test('lets everything be deleted from the end', () => {
    fc.assert(
      fc.property(fc.string(), (keys) => {
        let text = typeIn(maskDate, keys);
        for (let left = text.length; left > 0; left -= 1) {
          text = maskDate(text, text.slice(0, -1));
          expect(text.length).toBeLessThan(left);
        }
        expect(text).toBe('');
      }),
    );
  });

  test.for([
    { keys: '1.2.2026', text: '01.02.2026', why: 'a lone digit gets its zero' },
    { keys: '21/11/2026', text: '21.11.2026', why: 'a slash is a dot' },
    { keys: '21112026999', text: '21.11.2026', why: 'a year has four digits' },
    { keys: 'завтра', text: '', why: 'letters are no date' },
  ])('turns $keys into $text: $why', ({ keys, text }) => {
    expect(typeIn(maskDate, keys)).toBe(text);
  });

  test('turns a pasted ISO date round', () => {
    expect(maskDate('', '2026-11-21')).toBe('21.11.2026');
  });
});

describe('the mask of a time', () => {
  test.for([
    { keys: '1700', text: '17:00' },
    { keys: '9:05', text: '09:05' },
    { keys: '17.30', text: '17:30' },
  ])('turns $keys into $text', ({ keys, text }) => {
    expect(typeIn(maskTime, keys)).toBe(text);
  });
});

test('date and time come apart as they were put together', () => {
  const part = fc.string().map((text) => text.replaceAll(/[^\d.:]/g, ''));
  fc.assert(
    fc.property(part, part, (date, time) => {
      expect(splitDateTime(joinDateTime({ date, time }) ?? '')).toEqual({ date, time });
    }),
  );
});

test('a saved moment shows as people write it', () => {
  expect(splitDateTime('2026-11-21T17:00')).toEqual({ date: '21.11.2026', time: '17:00' });
});

describe('days', () => {
  test('of a month are in weeks from Monday, each once', () => {
    fc.assert(
      fc.property(day, (day) => {
        const weeks = weeksOf(day);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days.every((one) => isIsoDate(one) && one.slice(0, 7) === day.slice(0, 7))).toBe(
          true,
        );
        expect(days).toContain(day);
        expect(new Set(days).size).toBe(days.length);
        const inPlace = weeks.map((week) =>
          week.map((one, index) => one === null || weekday(one) === index),
        );
        expect(inPlace.flat()).not.toContain(false);
      }),
    );
  });

  test('of a shorter month end at its last', () => {
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
  });

  test('move by keys and never out of the calendar', () => {
    const keys = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'a'];
    fc.assert(
      fc.property(day, fc.constantFrom(...keys), fc.boolean(), (day, key, shiftKey) => {
        const next = dayAfterKey(day, { key, shiftKey });
        expect(next === null || isIsoDate(next)).toBe(true);
      }),
    );
  });

  test.for([
    { key: 'ArrowRight', to: '2026-11-22' },
    { key: 'ArrowUp', to: '2026-11-14' },
    { key: 'Home', to: '2026-11-16' },
    { key: 'End', to: '2026-11-22' },
    { key: 'PageDown', to: '2026-12-21' },
  ])('after Saturday 21 November: $key is $to', ({ key, to }) => {
    expect(dayAfterKey('2026-11-21', { key, shiftKey: false })).toBe(to);
  });
});
