import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { FieldDefinition, FormMode } from './field-definition.ts';

/** A field of a plan: its definition and its place in the dependency graph. */
export interface PlanField extends FieldDefinition {
  /** Place in `plan.fields`: the order of the page. */
  readonly index: number;
  /** Place of its key in `plan.keys`; fields that share a key share a slot. */
  readonly slot: number;
  /** Whether it stores a list. */
  readonly isMultiple: boolean;
  /** Index of the parent field; `null` without one. */
  readonly parent: number | null;
  /** True when parent_filter_id points at nothing, or its key is missing: never visible. */
  readonly isUnreachable: boolean;
  /** Whether its parent has a next filter: a choice's options are then loaded for the parent's value. */
  readonly isNextFilter: boolean;
}

/** A compiled page of filters: frozen, free of defects, ordered for evaluation. */
export interface Plan {
  readonly mode: FormMode;
  /** Hash of the definitions and the mode: equal pages have equal hashes. */
  readonly hash: string;
  readonly fields: readonly PlanField[];
  /** Distinct keys, in order of first appearance. */
  readonly keys: readonly string[];
  /** Field indexes by slot. */
  readonly fieldsBySlot: readonly (readonly number[])[];
  /** Fields whose visibility reads this slot (children of its fields, and `show_if` on its key). */
  readonly dependants: readonly (readonly number[])[];
  /** Place of every field in evaluation order: parents and conditions come first. */
  readonly rank: readonly number[];
  /** Slots of a condition's key, by field and condition; `null` for a key that is on no field. */
  readonly conditionSlots: readonly (readonly (number | null)[])[];
  readonly diagnostics: readonly Diagnostic[];
}
