import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { isIsoDateTime } from '../../../engine/rules/dates/is-iso-date-time.ts';
import { isIsoDate } from '../../../engine/rules/dates/is-iso-date.ts';

const DAY_MS = 86_400_000;
const LAST_DAY = Math.floor(Date.UTC(9999, 11, 31) / DAY_MS);
const FIRST_DAY = Math.ceil(new Date('0001-01-01T00:00:00Z').getTime() / DAY_MS);

const day = fc
  .integer({ min: FIRST_DAY, max: LAST_DAY })
  .map((days) => new Date(days * DAY_MS).toISOString().slice(0, 10));

describe('a day', () => {
  test('exists when a calendar has it', () => {
    fc.assert(
      fc.property(day, (text) => {
        expect(isIsoDate(text)).toBe(true);
      }),
    );
  });

  test('is held to the calendar of the platform', () => {
    const part = fc.integer({ min: 0, max: 40 }).map((n) => String(n).padStart(2, '0'));
    const year = fc.integer({ min: 1, max: 9999 }).map((n) => String(n).padStart(4, '0'));
    fc.assert(
      fc.property(year, part, part, (...parts) => {
        const text = parts.join('-');
        const date = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(isIsoDate(text)).toBe(exists);
      }),
    );
  });

  test.for([
    { text: '2023-02-29', why: 'no leap year' },
    { text: '1900-02-29', why: 'a century that is no leap year' },
    { text: '2024-04-31', why: 'a month of thirty days' },
    { text: '2024-13-01', why: 'a thirteenth month' },
    { text: '2024-00-10', why: 'month zero' },
    { text: '2024-01-00', why: 'day zero' },
    { text: '0000-01-01', why: 'year zero' },
    { text: '2024-1-1', why: 'digits missing' },
    { text: '24-01-01', why: 'a short year' },
    { text: '01.02.2024', why: 'another order' },
    { text: '2024-01-01T10:00', why: 'a time' },
    { text: '2024-01-01\n', why: 'a new line' },
    { text: '', why: 'nothing' },
  ])('is not $text: $why', ({ text }) => {
    expect(isIsoDate(text)).toBe(false);
  });
});

describe('a moment', () => {
  test('exists on every day, every minute', () => {
    const minute = fc.nat({ max: 24 * 60 - 1 });
    fc.assert(
      fc.property(day, minute, (date, minutes) => {
        const clock = new Date(minutes * 60_000).toISOString().slice(11, 16);
        expect(isIsoDateTime(`${date}T${clock}`)).toBe(true);
      }),
    );
  });

  test.for([
    { text: '2024-01-01', why: 'no time' },
    { text: '2024-01-01 10:00', why: 'a space for the T' },
    { text: '2024-01-01T24:00', why: 'an hour too many' },
    { text: '2024-01-01T10:60', why: 'a minute too many' },
    { text: '2024-01-01T10:00:00', why: 'seconds' },
    { text: '2024-01-01T10:00Z', why: 'a time zone' },
    { text: '2023-02-29T10:00', why: 'a day that does not exist' },
    { text: '', why: 'nothing' },
  ])('is not $text: $why', ({ text }) => {
    expect(isIsoDateTime(text)).toBe(false);
  });
});
