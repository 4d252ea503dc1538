import type { FieldContext } from '../field-kind.ts';
import type { FieldValue } from '../field-value.ts';
import { valueLinkText } from '../link/link-text.ts';
import { optionName } from '../option-value.ts';
import { kindOf } from '../registry.ts';
import type { ShapeName } from '../shapes/shape-name.ts';
import {
  isMapValue,
  isRangeValue,
  isSalaryValue,
  isScalarList,
  isWireScalar,
} from '../value-guards.ts';
import { dateChip, numberChip, placeChip, rangeChip, salaryChip, tickChip } from './chip-text.ts';
import { CHIP_WORDS } from './chip-words.ru.ts';
import type { ChipWords } from './chip-words.ts';

/**
 * Text of an applied filter's chip after the field's name: names of options, numbers with their
 * unit.
 */
export function toChipText(
  value: FieldValue,
  context: FieldContext,
  words: ChipWords = CHIP_WORDS,
): string {
  const { field, mode } = context;
  return printers[kindOf(field).shapeName(field, mode)](value, context, words);
}

type Print<Value> = (value: Value, context: FieldContext, words: ChipWords) => string;
type Printer = Print<FieldValue>;

/** Prints the values of a shape, and nothing of any other value. */
function printer<Value extends FieldValue>(
  isValue: (value: FieldValue) => value is Value,
  print: Print<Value>,
): Printer {
  return (value, context, words) => (isValue(value) ? print(value, context, words) : '');
}

const plain = printer(isText, (value) => value);
const dated = printer(isText, (value) => dateChip(value));

// A shape without a printer does not compile.
const printers: Readonly<Record<ShapeName, Printer>> = {
  choice: printer(isWireScalar, optionName),
  'choice-list': printer(isScalarList, (value, context) =>
    value.map((member) => optionName(member, context)).join(', '),
  ),
  text: plain,
  url: plain,
  imei: plain,
  number: printer(isNumber, (value, { field }) => numberChip(value, field)),
  date: dated,
  'date-time': dated,
  tick: printer(isFlag, (value, _, words) => tickChip(value, words)),
  'text-list': printer(isScalarList, (value) => value.map(valueLinkText).join(', ')),
  range: printer(isRangeValue, (value, { field: style }, words) =>
    rangeChip(value, { style, words }),
  ),
  salary: printer(isSalaryValue, (value, { field: style }, words) =>
    salaryChip(value, { style, words }),
  ),
  place: printer(isMapValue, (value) => placeChip(value)),
  kept: (value, _, words) => (isFlag(value) ? tickChip(value, words) : valueLinkText(value)),
};

function isText(value: FieldValue): value is string {
  return typeof value === 'string';
}

function isNumber(value: FieldValue): value is number {
  return typeof value === 'number';
}

function isFlag(value: FieldValue): value is boolean {
  return typeof value === 'boolean';
}
