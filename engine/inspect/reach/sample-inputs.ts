import type { FieldInput, PlanField } from '../../index.ts';
import { unwantedText } from './unwanted-text.ts';

/** Length of the longest sample: a page may ask for more letters than a text can have. */
const LONGEST = 100_000;

/** An IMEI with a right check digit. */
const IMEI = '490154203237518';

/**
 * Inputs of every shape there is, few of which fit a given field: its kind decides which count as
 * filled and which break no rule.
 *
 * @param wanted Texts that conditions ask for: the samples are others, as far as may be.
 */
export function sampleInputs(
  { minValue, maxValue, minLength }: PlanField,
  wanted: ReadonlySet<string>,
): readonly NonNullable<FieldInput>[] {
  const numbers = [minValue, maxValue, 1, 2, 3].flatMap((number) =>
    number === null || wanted.has(String(number)) ? [] : [String(number)],
  );
  const low = numbers[0] ?? '1';
  const text = unwantedText(wanted);
  return [
    text,
    text.padEnd(Math.min(minLength ?? 0, LONGEST), 'x'),
    ...numbers,
    'example.tj',
    '2026-01-15',
    '2026-01-15T10:00',
    IMEI,
    true,
    { min: low, max: '' },
    { salary_min: low, salary_max: '', is_negotiable: false },
    { latitude: 38.56, longitude: 68.79, address: 'x' },
  ];
}
