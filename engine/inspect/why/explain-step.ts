import type { FormEvent, FormState, Plan, PlanField, Step } from '../../index.ts';
import { toChips } from '../../search.ts';
import {
  chosenTexts,
  fieldRef,
  heldValues,
  inputAt,
  optionsAt,
  planField,
  shownIn,
  valueRefs,
  type FieldRef,
  type ValueRef,
} from './refs.ts';
import type { RestoredAct, StepAct, StepReason } from './step-reason.ts';
import { hiddenCauses, shownCauses } from './visibility-causes.ts';

type Reason = Step['why'][number];

/** A step with what it came from; a step of a replay is one. */
export interface TakenStep {
  /** `null` for the step that `start` gives. */
  readonly before: FormState | null;
  /** `null` for the step that `start` gives. */
  readonly event: FormEvent | null;
  readonly step: Step;
}

/** A step as it is being taken. */
interface PlannedStep extends TakenStep {
  readonly plan: Plan;
}

/**
 * Explains what a step did: what was set, and what that showed, hid, emptied, loaded and restored,
 * in the order of the changes. Empty for an event without effect, and for one that changes no value
 * (BLUR, TOUCH_ALL, SERVER_ERRORS).
 */
export function explainStep(plan: Plan, taken: TakenStep): readonly StepReason[] {
  const planned: PlannedStep = { plan, ...taken };
  // The last reason found for a key: those that the key caused come after it.
  const lastOf = new Map<string, number>();
  return inOrder(planned).map((reason, position) => {
    const field = planField(plan, reason.field);
    const act = toAct(planned, field, reason);
    const after = keysBehind(reason, act).find((key) => lastOf.has(key));
    lastOf.set(field.key, position);
    return {
      act,
      of: fieldRef(plan, field.index),
      after: after === undefined ? null : (lastOf.get(after) ?? null),
    };
  });
}

/** An undo brings everything back at once: listed in the order in which fields wait for each other. */
function inOrder({ plan, event, step }: PlannedStep): readonly Reason[] {
  if (event?.type !== 'UNDO' && event?.type !== 'REDO') return step.why;
  return step.why.toSorted((a, b) => (plan.rank[a.field] ?? 0) - (plan.rank[b.field] ?? 0));
}

/** Keys that may have brought a reason about, the likeliest first. */
function keysBehind({ cause }: Reason, act: StepAct): readonly string[] {
  if (cause !== null) return [cause];
  if (act.code !== 'restored') return [];
  return act.causes.flatMap((one) => {
    if ('parent' in one) return [one.parent.key];
    if ('owner' in one) return [one.owner.key];
    return 'by' in one ? [one.by.key] : [];
  });
}

function toAct(taken: PlannedStep, field: PlanField, { code, cause }: Reason): StepAct {
  const { plan, before, step } = taken;
  switch (code) {
    case 'set':
      return setAct(taken, field);
    case 'shown':
      return { code: 'shown', causes: shownCauses({ plan, state: step.state, field }) };
    case 'hidden':
      return hiddenAct(taken, field);
    case 'cleared':
      return { code: 'shelved', value: before === null ? [] : valueIn(plan, before, field) };
    case 'options':
      return listAct(taken, field);
    case 'followed':
      return followAct(taken, field, cause);
    case 'restored':
      return restoredAct(taken, field);
  }
}

function setAct({ plan, before, event, step }: PlannedStep, field: PlanField): StepAct {
  const value = valueIn(plan, step.state, field);
  const isStart = before === null || event === null;
  if (isStart || event.type === 'HYDRATE') {
    return {
      code: 'started',
      from: isStart && isSelected(field, value) ? 'selected' : 'saved',
      value,
    };
  }
  return inputAt(step.state, field) === null ? { code: 'emptied' } : { code: 'set', value };
}

/** Whether all of a value is what the server selected beforehand. */
function isSelected({ options }: PlanField, value: readonly ValueRef[]): boolean {
  const selected = new Set(
    options.filter((option) => option.isSelected).map((option) => String(option.value)),
  );
  return value.length > 0 && value.every(({ text }) => selected.has(text));
}

function hiddenAct({ plan, before, step }: PlannedStep, field: PlanField): StepAct {
  const { state } = step;
  const causes = hiddenCauses({ plan, state, field });
  const hadInput = before !== null && inputAt(before, field) !== null;
  const value = before === null ? [] : valueIn(plan, before, field);
  if (!hadInput) return { code: 'hidden', causes, value, outcome: 'none' };
  const isKept = shownIn(plan, state, field.slot) === null && inputAt(state, field) !== null;
  return { code: 'hidden', causes, value, outcome: isKept ? 'kept' : 'dropped' };
}

function listAct({ plan, step }: PlannedStep, field: PlanField): StepAct {
  const { state } = step;
  const list = state.options[field.index];
  if (list?.status === 'failed') return { code: 'failed' };
  if (list?.status === 'ready' || list?.status === 'empty') {
    return { code: 'arrived', size: list.options.length, isComplete: list.isComplete };
  }
  const { parent } = field;
  if (parent === null) return { code: 'asked', parent: null, parentHolds: [] };
  return {
    code: 'asked',
    parent: fieldRef(plan, parent),
    parentHolds: heldValues(plan, state, parent),
  };
}

function followAct({ plan, step }: PlannedStep, field: PlanField, cause: string | null): StepAct {
  const choice = choiceOf(plan, field, cause);
  const input = inputAt(step.state, field);
  if (input === null) return { code: 'unfollowed', choice };
  const hasAddress = typeof input === 'object' && 'address' in input;
  return { code: 'followed', choice, address: hasAddress ? input.address : '' };
}

/** The field that a cause's key names; the field itself where the key is gone. */
function choiceOf(plan: Plan, field: PlanField, key: string | null): FieldRef {
  const choice = plan.fields.find((other) => other.key === key);
  return fieldRef(plan, (choice ?? field).index);
}

function restoredAct({ plan, before, event, step }: PlannedStep, field: PlanField): StepAct {
  const { state } = step;
  const value = valueIn(plan, state, field);
  if (event === null || (event.type !== 'UNDO' && event.type !== 'REDO')) {
    return { code: 'returned', value };
  }
  const wasVisible = before?.isVisible[field.index] ?? false;
  const visibility = visibilityChange(wasVisible, state.isVisible[field.index] ?? false);
  const sight = { plan, state, field };
  const isSame = before !== null && inputAt(before, field) === inputAt(state, field);
  return {
    code: 'restored',
    by: event.type,
    visibility,
    causes: { shown: shownCauses, hidden: hiddenCauses, same: () => [] }[visibility](sight),
    isValueChanged: !isSame,
    value,
    isListAsked: step.effects.some((effect) => effect.field === field.index),
  };
}

function visibilityChange(was: boolean, is: boolean): RestoredAct['visibility'] {
  if (was === is) return 'same';
  return is ? 'shown' : 'hidden';
}

/** What is held for a field: what conditions compare; else its text, as a chip has it. */
function valueIn(plan: Plan, state: FormState, field: PlanField): readonly ValueRef[] {
  const held = heldValues(plan, state, field.index);
  const input = inputAt(state, field);
  if (held.length > 0 || input === null) return held;
  const isWhole = typeof input !== 'object' || Array.isArray(input);
  const text = isWhole ? '' : toChips(plan, state).find((chip) => chip.field === field.index)?.text;
  const texts = isWhole ? chosenTexts(input) : [text ?? ''];
  return valueRefs(
    optionsAt(plan, state, field.index),
    texts.filter((one) => one !== ''),
  );
}
