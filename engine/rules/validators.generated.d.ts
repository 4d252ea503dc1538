import type { SingleType } from '../definition/field-definition.ts';
import type { Limits } from './data-type-schema.ts';

/** A value beside the limits it is held to. */
export interface Envelope {
  readonly def: Limits;
  readonly value: unknown;
}

/** The part of an ajv error that faults are made of. */
export interface ValidatorError {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A validate made by ajv: `errors` tells of its last call. */
export interface Validator {
  (envelope: Envelope): boolean;
  readonly errors: readonly ValidatorError[] | null;
}

/** The validator of every single data type. */
export const validators: Readonly<Record<SingleType, Validator>>;
