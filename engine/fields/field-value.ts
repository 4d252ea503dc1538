import type { Scalar } from '../definition/json.ts';

/** A parsed range: at least one side given. Names as on the wire. */
export interface RangeValue {
  readonly min: number | null;
  readonly max: number | null;
}

/** A parsed salary. Names as on the wire. */
export interface SalaryValue {
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly is_negotiable: boolean;
}

/** A place on the map, in decimal degrees. Names as on the wire. */
export interface MapValue {
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
}

/** What the payload carries for one field. */
export type FieldValue = Scalar | readonly Scalar[] | RangeValue | SalaryValue | MapValue;

/** A range as it is being typed: both sides raw text. */
export interface RangeInput {
  readonly min: string;
  readonly max: string;
}

/** A salary as it is being typed: both sides raw text. */
export interface SalaryInput {
  readonly salary_min: string;
  readonly salary_max: string;
  readonly is_negotiable: boolean;
}

/**
 * What a widget holds for one field: raw text for typed values («12,5» stays as typed), a scalar
 * or a list for choices, and the parts of composite values. `null` is empty.
 */
export type FieldInput = Scalar | readonly Scalar[] | RangeInput | SalaryInput | MapValue | null;
