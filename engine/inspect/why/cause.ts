import type { FieldRef, ValueRef } from './refs.ts';

/** One reason for something about the field `of`, as data. `whyText` has its sentence. */
export type Cause = HiddenCause | ShownCause | PresenceCause | ListCause | ValueCause;

/** Every code of a cause: stable. */
export type CauseCode = Cause['code'];

/** What keeps a field from showing. */
export type HiddenCause =
  | { readonly code: 'key-missing'; readonly of: FieldRef }
  | { readonly code: 'parent-missing'; readonly of: FieldRef; readonly parentId: string }
  | { readonly code: 'parent-hidden'; readonly of: FieldRef; readonly parent: FieldRef }
  | { readonly code: 'parent-empty'; readonly of: FieldRef; readonly parent: FieldRef }
  | ConditionKeyUnknown
  | { readonly code: 'condition-valueless'; readonly of: FieldRef; readonly key: string }
  | ConditionHidden
  | ConditionUnmet
  | { readonly code: 'key-taken'; readonly of: FieldRef; readonly by: FieldRef };

/** A condition names a key that is on no field. */
export interface ConditionKeyUnknown {
  readonly code: 'condition-key-unknown';
  readonly of: FieldRef;
  readonly key: string;
  readonly wanted: readonly ValueRef[];
}

/** A condition reads a key without a visible field. */
export interface ConditionHidden {
  readonly code: 'condition-hidden';
  readonly of: FieldRef;
  /** The first field with the key. */
  readonly owner: FieldRef;
  readonly wanted: readonly ValueRef[];
}

/** A condition reads a field that has another value, or none. */
export interface ConditionUnmet {
  readonly code: 'condition-unmet';
  readonly of: FieldRef;
  readonly owner: FieldRef;
  /** One of these is asked for. */
  readonly wanted: readonly ValueRef[];
  /** What it holds now; empty when nothing, or nothing that can be compared. */
  readonly holds: readonly ValueRef[];
  /** Whether something was put in: text that is no value is, without being held. */
  readonly isFilled: boolean;
}

/** What lets a field show. */
export type ShownCause =
  | { readonly code: 'always-shown'; readonly of: FieldRef }
  | {
      readonly code: 'parent-filled';
      readonly of: FieldRef;
      readonly parent: FieldRef;
      readonly holds: readonly ValueRef[];
    }
  | {
      readonly code: 'condition-met';
      readonly of: FieldRef;
      readonly owner: FieldRef;
      /** Those of the values asked for that it holds. */
      readonly holds: readonly ValueRef[];
    }
  | CycleCut;

/** The field has one dependency less than its definition: a loop was cut here. */
export interface CycleCut {
  readonly code: 'cycle-cut';
  readonly of: FieldRef;
  readonly edge: 'parent' | 'condition';
  /** Keys of the loop, as in the diagnostic. */
  readonly loop: string;
}

/** Whether a value is asked for. */
export type PresenceCause =
  | { readonly code: 'required'; readonly of: FieldRef }
  | { readonly code: 'required-when-shown'; readonly of: FieldRef }
  | { readonly code: 'optional'; readonly of: FieldRef }
  | { readonly code: 'optional-in-filter'; readonly of: FieldRef };

/** What keeps a person from choosing or changing the value. */
export type ListCause =
  | { readonly code: 'type-unknown'; readonly of: FieldRef; readonly type: string }
  | { readonly code: 'list-waits'; readonly of: FieldRef; readonly parent: FieldRef | null }
  | {
      readonly code: 'list-loading';
      readonly of: FieldRef;
      readonly parent: FieldRef | null;
      /** The parent's values that the list is asked for. */
      readonly parentHolds: readonly ValueRef[];
    }
  | { readonly code: 'list-failed'; readonly of: FieldRef }
  | { readonly code: 'list-empty'; readonly of: FieldRef }
  | { readonly code: 'list-incomplete'; readonly of: FieldRef; readonly size: number };

/** Where the value came from, or where it went. */
export type ValueCause =
  | { readonly code: 'value-shelved'; readonly of: FieldRef; readonly value: readonly ValueRef[] }
  | { readonly code: 'value-follows'; readonly of: FieldRef; readonly choice: FieldRef }
  | { readonly code: 'value-kept'; readonly of: FieldRef }
  | ValueBounded;

/** The value of another field is a limit of this one. */
export interface ValueBounded {
  readonly code: 'value-bounded';
  readonly of: FieldRef;
  readonly by: FieldRef;
  readonly side: 'min' | 'max';
  /** What the other field holds; `null` while it is hidden or has no value to compare with. */
  readonly limit: ValueRef | null;
}
