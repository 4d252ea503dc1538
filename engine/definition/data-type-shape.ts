import type { DataType } from './field-definition.ts';
import type { Scalar } from './json.ts';

/** What a data type stores: the JSON type of one value, and whether a list of them. */
export interface DataTypeShape {
  readonly cast: (value: Scalar) => Scalar | null;
  readonly isList: boolean;
}

/** Every data type's shape. `cast` gives `null` for a value whose text is none of the type. */
export const dataTypeShapes: Readonly<Record<DataType, DataTypeShape>> = {
  STRING: { cast: String, isList: false },
  INTEGER: { cast: toInteger, isList: false },
  FLOAT: { cast: toFloat, isList: false },
  BOOLEAN: { cast: toFlag, isList: false },
  DATE: { cast: String, isList: false },
  DATETIME: { cast: String, isList: false },
  STRING_LIST: { cast: String, isList: true },
  INTEGER_LIST: { cast: toInteger, isList: true },
  FLOAT_LIST: { cast: toFloat, isList: true },
  BOOLEAN_LIST: { cast: toFlag, isList: true },
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
