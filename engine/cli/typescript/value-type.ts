import {
  kindOf,
  type DataType,
  type FieldKind,
  type FormMode,
  type PlanField,
  type Scalar,
} from '../../index.ts';
import { textLiteral } from './ts-words.ts';

/** The types of whole values that several fields share. */
export type SharedType = 'RangeOfNumbers' | 'Salary' | 'Place';

/** The declarations of shared types. */
export const SHARED_TYPES: Readonly<Record<SharedType, string>> = {
  RangeOfNumbers: `/** A range, open on either side but not on both. */
export interface RangeOfNumbers {
  readonly min: number | null;
  readonly max: number | null;
}`,
  Salary: `/** Two sums, or by agreement. */
export interface Salary {
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly is_negotiable: boolean;
}`,
  Place: `/** A place on the map, in decimal degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
}`,
};

/** The type of a value: its members are joined by `|`. */
export interface ValueType {
  readonly members: readonly string[];
  readonly shared: readonly SharedType[];
}

type ShapeName = ReturnType<FieldKind['shapeName']>;

/** The type of the values that a field sends in a mode. */
export function valueType(field: PlanField, mode: FormMode): ValueType {
  return byShape[kindOf(field).shapeName(field, mode)](field);
}

// The type of a single value, of a list-of type the type of a member.
const singles: Readonly<Record<DataType, string>> = {
  STRING: 'string',
  INTEGER: 'number',
  FLOAT: 'number',
  BOOLEAN: 'boolean',
  DATE: 'string',
  DATETIME: 'string',
  STRING_LIST: 'string',
  INTEGER_LIST: 'number',
  FLOAT_LIST: 'number',
  BOOLEAN_LIST: 'boolean',
};

const SCALARS = ['string', 'number', 'boolean'] as const;

const text = () => plain('string');
const number = () => plain('number');

// A shape without a type does not compile.
const byShape: Readonly<Record<ShapeName, (field: PlanField) => ValueType>> = {
  choice: (field) => ({ members: choices(field), shared: [] }),
  'choice-list': (field) => plain(`readonly (${choices(field).join(' | ')})[]`),
  text,
  url: text,
  imei: text,
  number,
  date: text,
  'date-time': text,
  tick: () => plain('true'),
  'text-list': ({ dataType }) => plain(`readonly ${singles[dataType]}[]`),
  range: () => shared('RangeOfNumbers'),
  salary: () => shared('Salary'),
  place: () => shared('Place'),
  kept: () => ({
    members: [
      ...SCALARS,
      `readonly (${SCALARS.join(' | ')})[]`,
      'RangeOfNumbers',
      'Salary',
      'Place',
    ],
    shared: ['RangeOfNumbers', 'Salary', 'Place'],
  }),
};

/** Whether the options of a choice are asked for while the form is filled in. */
export function isLoadedOnDemand(field: PlanField): boolean {
  return kindOf(field).isChoice(field) && (field.isNextFilter || field.options.length === 0);
}

/**
 * The literals of the options. A list that loads may send a value of another type than the field's
 * data type, which is then sent as it came: only texts are sure, any value has one.
 */
function choices(field: PlanField): readonly string[] {
  const { dataType, options } = field;
  if (isLoadedOnDemand(field)) return singles[dataType] === 'string' ? ['string'] : SCALARS;
  // An option of blank text means nothing chosen; of equal texts the first counts.
  const byText = new Map(options.toReversed().map(({ value }) => [String(value), value]));
  const literals = options
    .map(({ value }) => byText.get(String(value)) ?? value)
    .filter((value) => String(value).trim() !== '')
    .map(literal);
  return literals.length === 0 ? ['never'] : Array.from(new Set(literals));
}

function literal(value: Scalar): string {
  return typeof value === 'string' ? textLiteral(value) : String(value);
}

function plain(type: string): ValueType {
  return { members: [type], shared: [] };
}

function shared(type: SharedType): ValueType {
  return { members: [type], shared: [type] };
}
