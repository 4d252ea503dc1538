import type { Scalar } from './json.ts';

/** The sixteen filter types. */
export const FIELD_TYPES = [
  'DROP_LIST',
  'SEEK_BAR',
  'RANGE_INPUT',
  'LIST',
  'LIST_ADAPTER',
  'COLOR_LIST',
  'EDIT_TEXT',
  'LIST_RADIO_BUTTON',
  'RADIO_BUTTON',
  'SALARY',
  'MAP',
  'CHECKBOX',
  'TEXT_AREA',
  'DATE',
  'URL',
  'IMEI',
] as const;

/** One of the sixteen filter types. */
export type FieldType = (typeof FIELD_TYPES)[number];

/** The ten data types: six of one value, four of a list. */
export const DATA_TYPES = [
  'STRING',
  'INTEGER',
  'FLOAT',
  'BOOLEAN',
  'DATE',
  'DATETIME',
  'STRING_LIST',
  'INTEGER_LIST',
  'FLOAT_LIST',
  'BOOLEAN_LIST',
] as const;

/** One of the ten data types. */
export type DataType = (typeof DATA_TYPES)[number];

/** The data types of one value; a list-of type holds several of one of them. */
export const SINGLE_TYPES = ['STRING', 'INTEGER', 'FLOAT', 'BOOLEAN', 'DATE', 'DATETIME'] as const;

/** A data type of one value. */
export type SingleType = (typeof SINGLE_TYPES)[number];

/** What the form is for: a data entry (full rules) or a search filter (nothing required). */
export type FormMode = 'entry' | 'filter';

/** Farthest from the equator, in degrees. */
export const MAX_LATITUDE = 90;
/** Farthest from Greenwich, in degrees. */
export const MAX_LONGITUDE = 180;

/** A point on the map, in decimal degrees (WGS 84). */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** One value that a choice offers. */
export interface Option {
  readonly id: string | null;
  /** What a person reads. Plain text: markup in it is text. */
  readonly name: string;
  /** What is stored: `values[].value`, else its key, else its id. */
  readonly value: Scalar;
  readonly key: string | null;
  /** Chosen at the start, unless a saved value exists. */
  readonly isSelected: boolean;
  readonly isPopular: boolean;
  /** An http(s) or same-origin absolute-path address of a picture, or a colour `#rrggbb`; `null` when absent or refused. */
  readonly icon: string | null;
  /** Where the option lies, e.g. a city; it fills an unset location. */
  readonly location: Point | null;
}

/** A titled part of a list; `values` are option keys, in the order to show. */
export interface OptionGroup {
  readonly name: string;
  readonly valueKeys: readonly string[];
}

/** One `show_if` entry: the field `key` must hold one of `values`, compared as text. */
export interface Condition {
  readonly key: string;
  readonly values: readonly string[];
}

/** Which limit of a value the value of another key is. */
export const BOUND_SIDES = ['min', 'max'] as const;

/** A limit that another field sets: the value may not be below, or above, the number under `key`. */
export interface Bound {
  readonly side: (typeof BOUND_SIDES)[number];
  readonly key: string;
}

/** A filter definition after normalisation: `null` for absent, limits as numbers, flags as booleans. */
export interface FieldDefinition {
  /** JSON Pointer of this definition in the document that was compiled, e.g. `/filters/3`. */
  readonly pointer: string;
  readonly id: string | null;
  readonly parentId: string | null;
  /** Key of the field's value in the form, the payload and the query; any text but the empty one. */
  readonly key: string;
  /** What a person reads as the label; the key when the server sent none. */
  readonly name: string;
  readonly placeholder: string | null;
  /** Unit after the input, e.g. `км`. */
  readonly inputSuffix: string | null;
  /** `null` for a type this engine does not know: drawn read-only, value kept. */
  readonly type: FieldType | null;
  /** The type as the server wrote it, for messages. */
  readonly typeName: string;
  readonly dataType: DataType;
  readonly hasNextFilter: boolean;
  readonly hasPopular: boolean;
  readonly isMultiselect: boolean;
  readonly isRequired: boolean;
  /** Replaces the sentence of a missing required value, and no other. */
  readonly errorMessage: string | null;
  /** Text of an empty choice; `null`: the engine's own words. */
  readonly noSelectionMessage: string | null;
  readonly minValue: number | null;
  readonly maxValue: number | null;
  /** In code points. */
  readonly minLength: number | null;
  /** In code points. */
  readonly maxLength: number | null;
  /** `min_key` and `max_key`. */
  readonly bounds: readonly Bound[];
  readonly showIf: readonly Condition[];
  readonly options: readonly Option[];
  readonly groups: readonly OptionGroup[];
}
