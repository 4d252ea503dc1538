import type { HiddenCause, ShownCause } from './cause.ts';
import type { FieldRef, ValueRef } from './refs.ts';

/** One thing that a step did to a field. */
export interface StepReason {
  readonly act: StepAct;
  /** The field it was done to. */
  readonly of: FieldRef;
  /** Index, in the list of reasons, of its cause; `null` for the event's own. */
  readonly after: number | null;
}

/** What was done, as data. `stepReasonText` has its sentence. */
export type StepAct =
  | { readonly code: 'set'; readonly value: readonly ValueRef[] }
  | { readonly code: 'emptied' }
  /** At the start or by HYDRATE: the option that the definition selects, or else a saved value. */
  | {
      readonly code: 'started';
      readonly from: 'saved' | 'selected';
      readonly value: readonly ValueRef[];
    }
  | { readonly code: 'shown'; readonly causes: readonly ShownCause[] }
  | HiddenAct
  | { readonly code: 'shelved'; readonly value: readonly ValueRef[] }
  | {
      readonly code: 'asked';
      readonly parent: FieldRef | null;
      readonly parentHolds: readonly ValueRef[];
    }
  | { readonly code: 'arrived'; readonly size: number; readonly isComplete: boolean }
  | { readonly code: 'failed' }
  | { readonly code: 'returned'; readonly value: readonly ValueRef[] }
  | { readonly code: 'followed'; readonly choice: FieldRef; readonly address: string }
  | { readonly code: 'unfollowed'; readonly choice: FieldRef }
  | RestoredAct;

/** Every code of an act: stable. */
export type StepActCode = StepAct['code'];

/** A field that was hidden, and the effect on its value. */
export interface HiddenAct {
  readonly code: 'hidden';
  readonly causes: readonly HiddenCause[];
  /** What it held; empty when it held nothing that has a name. */
  readonly value: readonly ValueRef[];
  /** `dropped`: out of the form, back by undo; `kept`: back as the field shows again; `none`: it held nothing. */
  readonly outcome: 'dropped' | 'kept' | 'none';
}

/** What an undo or a redo brought back. */
export interface RestoredAct {
  readonly code: 'restored';
  readonly by: 'UNDO' | 'REDO';
  /** Whether the field came to show or hid with it. */
  readonly visibility: 'shown' | 'hidden' | 'same';
  readonly causes: readonly (ShownCause | HiddenCause)[];
  /** Whether its input is another now. */
  readonly isValueChanged: boolean;
  readonly value: readonly ValueRef[];
  /** Whether its list is asked for again. */
  readonly isListAsked: boolean;
}
