import type { DataType, SingleType } from '../field-definition.ts';
import type { Scalar } from '../json.ts';

/** What a data type stores: the JSON type of one value, and whether a list of them. */
export interface DataTypeShape {
  /** The type of one value. */
  readonly single: SingleType;
  readonly cast: (value: Scalar) => Scalar | null;
  readonly isList: boolean;
}

const text: DataTypeShape = { single: 'STRING', cast: String, isList: false };
const integer: DataTypeShape = { single: 'INTEGER', cast: toInteger, isList: false };
const float: DataTypeShape = { single: 'FLOAT', cast: toFloat, isList: false };
const flag: DataTypeShape = { single: 'BOOLEAN', cast: toFlag, isList: false };

/** Every data type's shape. `cast` returns `null` for a value whose text is not of the type. */
export const dataTypeShapes: Readonly<Record<DataType, DataTypeShape>> = {
  STRING: text,
  INTEGER: integer,
  FLOAT: float,
  BOOLEAN: flag,
  DATE: { ...text, single: 'DATE' },
  DATETIME: { ...text, single: 'DATETIME' },
  STRING_LIST: { ...text, isList: true },
  INTEGER_LIST: { ...integer, isList: true },
  FLOAT_LIST: { ...float, isList: true },
  BOOLEAN_LIST: { ...flag, isList: true },
};

// Only what prints as the same text again: values are compared as text everywhere.
function toFloat(value: Scalar): number | null {
  const text = String(value);
  const number = Number(text);
  return Number.isFinite(number) && String(number) === text ? number : null;
}

function toInteger(value: Scalar): number | null {
  const number = toFloat(value);
  return Number.isInteger(number) ? number : null;
}

function toFlag(value: Scalar): boolean | null {
  const text = String(value);
  return text === 'true' || text === 'false' ? text === 'true' : null;
}
