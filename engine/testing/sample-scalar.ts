import type { DataType } from '../definition/field-definition.ts';
import type { Scalar } from '../definition/json.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const YEAR_2000_MS = 946_684_800_000;

/** Option values that look like something else: numbers, flags, separators, escapes. */
const ODD_TEXTS = [
  'sedan',
  '0',
  'true',
  'false',
  '1',
  'a,b',
  'a;b',
  'a~b',
  'a|b',
  '10',
  '1.0',
  '[]',
  '"',
  '\\',
  '%2C',
  'x=y&z',
  'null',
  'line\nbreak',
] as const;

/**
 * The `n`th value of a data type: one `n`, one value, so that a draft of numbers shrinks well and
 * stays distinct (a boolean has two values only).
 */
export function sampleScalar(dataType: DataType, n: number): Scalar {
  return samples[dataType](n);
}

function text(n: number): string {
  return ODD_TEXTS[n] ?? `v${n}`;
}

function day(n: number): string {
  return new Date(YEAR_2000_MS + n * 17 * DAY_MS).toISOString().slice(0, 10);
}

function minute(n: number): string {
  return new Date(YEAR_2000_MS + n * 777 * MINUTE_MS).toISOString().slice(0, 16);
}

const samples: Readonly<Record<DataType, (n: number) => Scalar>> = {
  STRING: text,
  INTEGER: (n) => n,
  FLOAT: (n) => n / 4,
  BOOLEAN: (n) => n % 2 === 0,
  DATE: day,
  DATETIME: minute,
  STRING_LIST: text,
  INTEGER_LIST: (n) => n,
  FLOAT_LIST: (n) => n / 4,
  BOOLEAN_LIST: (n) => n % 2 === 0,
};
