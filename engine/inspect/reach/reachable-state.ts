import type { FormEvent, LoadOptions } from '../../index.ts';
import type { OptionsAnswer } from '../../validate.ts';
import type { HiddenCause } from '../why/cause.ts';
import type { FieldRef, ValueRef } from '../why/refs.ts';

/** A set of fields that can be visible together, and how to reach it. */
export interface ReachableState {
  /** Hash of the visible fields: the same for the same fields of the same page. */
  readonly id: string;
  /** Indexes of visible fields, in page order. */
  readonly visible: readonly number[];
  /**
   * Events that lead here from `start(plan)`: as few edits as there may be, and the answers of the
   * lists that are chosen from on the way.
   */
  readonly path: readonly FormEvent[];
}

/** Why no state shows a field. */
export type UnreachableReason =
  /** Its own definition hides it, as `why` explains. */
  | { readonly code: 'definition'; readonly cause: HiddenCause }
  | { readonly code: 'parent-unreachable'; readonly parent: FieldRef }
  /** Nothing can be put into its parent: the list is empty, or the type unknown. */
  | { readonly code: 'parent-unfillable'; readonly parent: FieldRef }
  | { readonly code: 'owner-unreachable'; readonly owner: FieldRef }
  /** The field that a condition reads can hold none of the required values. */
  | {
      readonly code: 'condition-impossible';
      readonly owner: FieldRef;
      readonly wanted: readonly ValueRef[];
    }
  | Contradiction
  /** Whenever it might show, a field before it shows under its key. */
  | { readonly code: 'key-always-taken'; readonly by: FieldRef }
  /** Every state was searched, and no combination of values shows it. */
  | { readonly code: 'no-combination' }
  /** The search was stopped by its limit before it found one. */
  | { readonly code: 'not-found' };

/** Conditions on the way to a field ask for values of one key that cannot be held together. */
export interface Contradiction {
  readonly code: 'conditions-contradict';
  readonly owner: FieldRef;
  /** What each of them asks, the field's own last. */
  readonly asked: readonly { readonly by: FieldRef; readonly wanted: readonly ValueRef[] }[];
}

/** A field that no found state shows. */
export interface UnreachableField {
  readonly field: FieldRef;
  readonly reason: UnreachableReason;
}

/** All reachable states of a page. */
export interface Reach {
  /** The start first, then by the number of edits that lead there. */
  readonly states: readonly ReachableState[];
  /** In page order. */
  readonly unreachable: readonly UnreachableField[];
  /** False when the search was stopped by its limit: there may be more states. */
  readonly isComplete: boolean;
}

/** How far to look, and what lists hold. */
export interface ReachOptions {
  /** States to find at most; 500 when left out. Also bounds the work: forty edits tried for each. */
  readonly limit?: number;
  /** The list that a load is answered with; `null`, and without `answer`: any choice may be made. */
  readonly answer?: (effect: LoadOptions) => OptionsAnswer | null;
}
