import { kindOf } from '../../index.ts';
import type { FaultCode, FieldInput, Plan, PlanField } from '../../index.ts';
import { ANY_CHOICE, isLoaded } from '../reach/control.ts';
import { sampleInputs } from '../reach/sample-inputs.ts';

/** Texts longer than this are not made to see whether they are too long, in code points. */
const LONGEST_TRIED = 20_000;

/** An integer that a double does not hold. */
const TOO_LONG = '9007199254740993';

/** Codes of the rules that an input of this field may break, sorted: found by trying. */
export function possibleFaults({ mode }: Plan, field: PlanField): readonly FaultCode[] {
  const kind = kindOf(field);
  const { options, isComplete } = isLoaded(field)
    ? ANY_CHOICE
    : { options: field.options, isComplete: true };
  const context = { field, mode, options, areOptionsComplete: isComplete };
  const faults: FaultCode[] = wrongInputs(field).flatMap((input) => {
    return kind.validate(input, context)?.code ?? [];
  });
  for (const { side } of field.bounds) faults.push(`bound.${side}`);
  return Array.from(new Set(faults)).toSorted();
}

/** Texts that are no number, no day, no address, no IMEI, no option. */
const WRONG_TEXTS = [
  'abc',
  '1,5',
  TOO_LONG,
  '31.02.2026',
  '31.02.2026 10:00',
  'http://',
  'not an address',
  'no such choice',
  '49015420323751O',
  '49015420323751',
  '490154203237519',
] as const;

function wrongInputs(field: PlanField): readonly FieldInput[] {
  return [
    null,
    ...sampleInputs(field, new Set()),
    ...wrongNumbers(field),
    ...wrongLengths(field),
    ...WRONG_TEXTS,
    ['no such choice'],
  ];
}

function wrongNumbers({ minValue, maxValue }: PlanField): readonly FieldInput[] {
  const numbers = [
    ...(minValue === null ? [] : [minValue - 1]),
    ...(maxValue === null ? [] : [maxValue + 1]),
  ].map(String);
  const pairs = [
    ...numbers.map((number) => [number, '']),
    ['9', '1'],
    ['abc', ''],
    ['1,5', ''],
    [TOO_LONG, ''],
  ];
  return [
    ...numbers,
    ...pairs.map(([min = '', max = '']) => ({ min, max })),
    ...pairs.map(([low = '', high = '']) => ({
      salary_min: low,
      salary_max: high,
      is_negotiable: false,
    })),
  ];
}

function wrongLengths({ minLength, maxLength }: PlanField): readonly string[] {
  const lengths = [
    ...(minLength === null ? [] : [minLength - 1]),
    ...(maxLength === null ? [] : [maxLength + 1]),
  ];
  return lengths
    .filter((length) => length > 0 && length <= LONGEST_TRIED)
    .map((length) => 'x'.repeat(length));
}
