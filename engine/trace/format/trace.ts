import type { FieldInput, FieldValue, Fault, FormMode, Json, ServerFault } from '../../index.ts';

/** Name that a trace carries, so that a file is known for one. */
export const TRACE_FORMAT = 'form-trace';

/** Version of the format. A reader refuses any other by name instead of guessing. */
export const TRACE_VERSION = 1;

/**
 * What a server sent, what a person did and the results, as one JSON file. Replaying it needs
 * neither a server nor a clock.
 */
export interface Trace {
  /** Address of the JSON Schema, for editors. */
  readonly $schema?: string;
  readonly format: typeof TRACE_FORMAT;
  readonly version: typeof TRACE_VERSION;
  /** What the trace shows, in a person's words. */
  readonly title: string;
  readonly mode: FormMode;
  /** The definitions as they were sent: any JSON that `compile` takes. */
  readonly definitions: Json;
  /** Wire values that the form was opened with; `null`: none, options may be preselected. */
  readonly values: Readonly<Record<string, Json>> | null;
  /** What the open form is expected to be; left out where nothing is expected. */
  readonly expected?: StartExpectation;
  /** In the order in which they happened. */
  readonly acts: readonly TraceAct[];
}

/** Something that happened to the form: a person's act, or an answer of the server. */
export type TraceAct = TraceEvent & {
  /** When, in milliseconds since the form was opened. Never less than that of the act before. */
  readonly at: number;
  /** What it is expected to do; left out where nothing is expected. */
  readonly expected?: StepExpectation;
};

/**
 * The event itself. Fields are named by key: of the fields that share one, at most one is visible.
 * A load is named by its number, counted from 0 in the order in which the form asked (the token of
 * its effect).
 */
export type TraceEvent =
  | { readonly type: 'SET'; readonly key: string; readonly input: FieldInput }
  | { readonly type: 'CLEAR'; readonly key: string }
  | { readonly type: 'CLEAR_ALL' }
  | { readonly type: 'BLUR'; readonly key: string }
  | { readonly type: 'TOUCH_ALL' }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' }
  | { readonly type: 'HYDRATE'; readonly values: Readonly<Record<string, Json>> }
  | {
      readonly type: 'SERVER_ERRORS';
      readonly errors: Readonly<Record<string, ServerFault>>;
    }
  | { readonly type: 'RETRY'; readonly key: string }
  | TraceAnswer
  | TraceFailure;

/** A list that arrived, as the server's wire spells it (`values`, `groups`). */
export interface TraceAnswer {
  readonly type: 'ANSWER';
  readonly load: number;
  readonly values: readonly Json[];
  readonly groups: readonly Json[];
  /** False when the server holds more values than it sent. */
  readonly isComplete: boolean;
}

/** A list that did not arrive. */
export interface TraceFailure {
  readonly type: 'FAIL';
  readonly load: number;
}

/**
 * A form at one state, as a tester reads it. Fields go by name: the key, or `key#index` where
 * several fields share the key (or the key itself ends like that). Every section maps names to plain JSON; what is empty is left out.
 */
export interface Snapshot {
  /** Visible fields, in the order of the page. */
  readonly visible: Readonly<Record<string, true>>;
  /** What is held by key, hidden fields that keep their input included. */
  readonly inputs: Readonly<Record<string, FieldInput>>;
  /** Faults of visible fields by key, whether they are displayed or not. */
  readonly faults: Readonly<Record<string, Fault>>;
  /** Code of the fault that a person is shown now. By key. */
  readonly shown: Readonly<Record<string, string>>;
  /** Lists that load on demand and are visible: where they are. */
  readonly lists: Readonly<Record<string, ListSnapshot>>;
  /** What the form would send. By key. */
  readonly payload: Readonly<Record<string, FieldValue>>;
}

/** Where a list that loads on demand is. */
export interface ListSnapshot {
  readonly status: 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  /** Values it holds. */
  readonly size: number;
}

/**
 * What differs from the snapshot before: the new value of a name, `null` for a name that is gone.
 * A section in which nothing changed is left out. The first change is from nothing at all.
 */
export type SnapshotChange = {
  readonly [Section in keyof Snapshot]?: Readonly<Record<string, Snapshot[Section][string] | null>>;
};

/** A load that the form asked for. */
export interface TraceLoad {
  readonly load: number;
  /** Name of the field. */
  readonly field: string;
  readonly parentValues: readonly string[];
}

/** What an act is expected to do. */
export type StepExpectation = SnapshotChange & {
  /** Loads it asks for; left out when there are none. */
  readonly loads?: readonly TraceLoad[];
};

/** What the open form is expected to be. */
export type StartExpectation = StepExpectation & {
  /** Defects of the definitions; absent when there are none. */
  readonly diagnostics?: readonly { readonly code: string; readonly pointer: string }[];
};
