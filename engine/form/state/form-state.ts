import type { Option, OptionGroup } from '../../definition/field-definition.ts';
import type { FieldInput, FieldValue } from '../../fields/field-value.ts';
import type { Fault } from '../../rules/fault.ts';

/** What the form holds for one key. Entries never change: an edit makes a new one. */
export interface Entry {
  readonly input: FieldInput;
  /** Whether the person has left the field once. */
  readonly isTouched: boolean;
  /** Fault that a server sent for this input; an edit of the key removes it. */
  readonly serverFault: ServerFault | null;
  /**
   * Key of the choice whose location fills this input, once its list has it; `null` once the person
   * moved it.
   */
  readonly followsKey: string | null;
}

/** A refusal of the server for one key, with its own Russian sentence. */
export interface ServerFault {
  readonly code: string;
  readonly message: string;
}

/** Options of one field: sent inline, or loaded for its parent's value. */
export interface OptionsState {
  /** `idle`: no parent value yet. `empty`: loaded, and there are none. */
  readonly status: 'inline' | 'idle' | 'loading' | 'ready' | 'empty' | 'failed';
  /** The load that may still answer; answers with another token are late and dropped. */
  readonly token: number | null;
  readonly options: readonly Option[];
  readonly groups: readonly OptionGroup[];
  /** False when the server holds more options than it sent. */
  readonly isComplete: boolean;
  /** The value set aside while its list loads: it returns if the new list has it. */
  readonly shelved: FieldInput;
  /** What was last given by hand, once a list came for it: the next list is asked for it again. */
  readonly wanted: FieldInput;
}

/** The whole state of a form: plain, frozen, shared structurally between steps. */
export interface FormState {
  /** By slot (index in `plan.keys`). */
  readonly entries: readonly Entry[];
  /** By field index. */
  readonly isVisible: readonly boolean[];
  /** By field index. */
  readonly options: readonly OptionsState[];
  /** True from the first submit on: every fault shows, and re-checks on each change. */
  readonly isSubmitted: boolean;
  /** Counts the loads asked for; the next token. */
  readonly nextToken: number;
  /** States an UNDO returns to, oldest first, at most `HISTORY_LIMIT`. */
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** Slot of the last edit, while more letters in it are the same moment; `null` after anything else. */
  readonly typing: number | null;
}

/** What an undo brings back. */
export type HistoryEntry = Pick<FormState, 'entries' | 'isVisible' | 'options'>;

/** Everything that can happen to a form, as plain data. */
export type FormEvent =
  | { readonly type: 'SET'; readonly key: string; readonly input: FieldInput }
  | { readonly type: 'CLEAR'; readonly key: string }
  | { readonly type: 'CLEAR_ALL' }
  | { readonly type: 'BLUR'; readonly key: string }
  | { readonly type: 'TOUCH_ALL' }
  | {
      readonly type: 'OPTIONS_LOADED';
      readonly field: number;
      readonly token: number;
      readonly options: readonly Option[];
      readonly groups: readonly OptionGroup[];
      readonly isComplete: boolean;
    }
  | { readonly type: 'OPTIONS_FAILED'; readonly field: number; readonly token: number }
  | { readonly type: 'RETRY_OPTIONS'; readonly field: number }
  | { readonly type: 'SERVER_ERRORS'; readonly errors: Readonly<Record<string, ServerFault>> }
  | { readonly type: 'HYDRATE'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly type: 'UNDO' }
  | { readonly type: 'REDO' };

/** Work for the host, as data: load the options of `field` for its parent's value. */
export interface LoadOptions {
  readonly type: 'LOAD_OPTIONS';
  readonly field: number;
  readonly filterId: string | null;
  /** Texts of the parent's value; empty for a list without a parent. Several for a multi-select. */
  readonly parentValues: readonly string[];
  readonly token: number;
}

/** All effects of a step. */
export type Effect = LoadOptions;

/** Why something moved: for the tester, in codes and indexes. */
export interface Reason {
  readonly field: number;
  readonly code: 'set' | 'hidden' | 'shown' | 'cleared' | 'options' | 'followed' | 'restored';
  /** Key whose change caused it; `null` for the event itself. */
  readonly cause: string | null;
}

/** What a step answers. */
export interface Step {
  readonly state: FormState;
  /** Fields whose view may differ from before. */
  readonly changed: readonly number[];
  readonly effects: readonly Effect[];
  readonly why: readonly Reason[];
}

/** The values a form sends: visible, readable, filled. */
export type Payload = Readonly<Record<string, FieldValue>>;

/** Faults by key, for the server's answer and the error summary. */
export type Faults = Readonly<Record<string, Fault>>;
