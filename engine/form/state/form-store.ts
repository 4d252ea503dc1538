import type { FormMode } from '../../definition/field-definition.ts';
import type { Plan, PlanField } from '../../definition/plan.ts';
import type { FieldContext } from '../../fields/field-kind.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import type { FaultText } from '../../rules/fault.ts';
import type { Effect, FormEvent, FormState, OptionsState, Step } from './form-state.ts';

/** A fault a person is shown now: its stable code and its sentence. */
export interface ShownFault {
  readonly code: string;
  readonly text: string;
}

/** Everything a widget draws of one field. The same object until something of it changes. */
export interface FieldView {
  readonly field: PlanField;
  readonly mode: FormMode;
  readonly context: FieldContext;
  readonly input: FieldInput;
  readonly fault: ShownFault | null;
  readonly options: OptionsState;
  /** Whether the label carries the required mark: required, in entry mode. */
  readonly isRequired: boolean;
  /** Whether the input was filled from a chosen option's location. */
  readonly isFollowing: boolean;
}

/** An open form: holds the state, notifies listeners, passes effects to the host. */
export interface FormStore {
  readonly plan: Plan;
  readonly state: () => FormState;
  readonly dispatch: (event: FormEvent) => void;
  /** View of a field by index; referentially stable while nothing of the field changed. */
  readonly view: (field: number) => FieldView;
  /** Indexes of visible fields in page order; the same array until visibility changes. */
  readonly visibleFields: () => readonly number[];
  /** Called on changes of one field's view. Returns the unsubscribe function. */
  readonly subscribeField: (field: number, listener: () => void) => () => void;
  /** Called on changes of the set of visible fields. */
  readonly subscribeVisible: (listener: () => void) => () => void;
  /** Called with every event with what it did; for recorders and meters. */
  readonly subscribe: (listener: (event: FormEvent) => void) => () => void;
}

/** What a store is opened with. */
export interface FormStoreOptions {
  /** Saved values, a link's values or a draft: wire values by key. */
  readonly values?: Readonly<Record<string, unknown>>;
  /**
   * A state of this plan to continue from, e.g. what `reconcile` made of another page's; `values`
   * are ignored. Every list that it waits for is loaded.
   */
  readonly start?: Pick<Step, 'state'>;
  /** Sentences of faults; Russian ones where left out. */
  readonly faultText?: FaultText;
  /** Does the work an effect describes and dispatches the answer with the effect's token. */
  readonly onEffect?: (effect: Effect, store: FormStore) => void;
}
