import type { Plan, PlanField } from '../../definition/plan.ts';
import { kindOf } from '../../fields/registry.ts';
import type { Fault } from '../../rules/fault.ts';
import { step } from '../step/step.ts';
import { faults, fieldContext } from './field-context.ts';
import type { Faults, FormState, LoadOptions, OptionsState, Payload } from './form-state.ts';
import { blankState, fill, savedInput, type WireValues } from './hydrate.ts';
import { payload } from './payload.ts';
import { fieldAt, indexOf, shownField } from './plan-index.ts';

/** The options a host knows for a load. */
export type OptionsAnswer = Pick<OptionsState, 'options' | 'groups' | 'isComplete'>;

/** Result of the validation of a claim. */
export interface Verdict {
  /** By key of the claim, and of required fields it lacks; empty when it may be accepted. */
  readonly faults: Faults;
  /** Values to store: those of visible fields, as the engine reads them. */
  readonly payload: Payload;
  readonly state: FormState;
}

/**
 * Validates values that claim to be a form's payload, as the form itself would: visibility is
 * computed again, nothing is preselected or filled in.
 *
 * Beyond the rules of visible fields: `key.unknown` for a key of no field, `field.hidden` for a
 * value whose field does not show, `shape.invalid` for JSON its field cannot hold.
 *
 * @param values Any JSON by key.
 * @param answers Options of the lists that load on demand. For a list it knows nothing of (`null`)
 *   those sent with the field count, and no others; without any, every choice passes.
 */
export function validate(
  plan: Plan,
  values: WireValues,
  answers: (effect: LoadOptions) => OptionsAnswer | null = unanswered,
): Verdict {
  const first = fill(plan, blankState(plan), values);
  const state = first.effects.reduce((state, effect) => {
    const { field, token } = effect;
    const answer = answers(effect) ?? sentOptions(fieldAt(plan, field));
    const event =
      answer === null
        ? ({ type: 'OPTIONS_FAILED', field, token } as const)
        : ({ ...answer, type: 'OPTIONS_LOADED', field, token } as const);
    return step(plan, state, event).state;
  }, first.state);
  const claimed = claimFaults(plan, state, values);
  return { faults: { ...faults(plan, state), ...claimed }, payload: payload(plan, state), state };
}

/**
 * The same for a host that must load the options, all lists at once.
 *
 * @throws What `load` rejects with: without its list a choice cannot be validated.
 */
export async function validateLoaded(
  plan: Plan,
  values: WireValues,
  load: (effect: LoadOptions) => Promise<OptionsAnswer>,
): Promise<Verdict> {
  const { effects } = fill(plan, blankState(plan), values);
  const loaded = await Promise.all(
    effects.map(async (effect) => [effect.field, await load(effect)] as const),
  );
  const answers = new Map(loaded);
  return validate(plan, values, ({ field }) => answers.get(field) ?? null);
}

function unanswered(): null {
  return null;
}

/** The options that were sent with a field: without an answer a claim may hold no others. */
function sentOptions({ options, groups }: PlanField): OptionsAnswer | null {
  return options.length > 0 ? { options, groups, isComplete: true } : null;
}

/** What is wrong with a claim before any rule is asked. */
function claimFaults(plan: Plan, state: FormState, values: WireValues): Faults {
  const found = Object.keys(values).flatMap((key) => {
    const fault = claimFault(plan, state, { key, values });
    return fault === null ? [] : [[key, fault] as const];
  });
  return Object.fromEntries(found);
}

interface Claim {
  readonly key: string;
  readonly values: WireValues;
}

function claimFault(plan: Plan, state: FormState, { key, values }: Claim): Fault | null {
  const slot = indexOf(plan).slotByKey.get(key);
  if (slot === undefined) return { code: 'key.unknown' };
  const shown = shownField(plan, state, key);
  const field = shown ?? firstField(plan, slot);
  const context = fieldContext(plan, state, field.index);
  const input = savedInput(values, context);
  if (shown !== null) return input === undefined ? { code: 'shape.invalid' } : null;
  const isEmpty = input !== undefined && !kindOf(field).isFilled(input, context);
  return isEmpty ? null : { code: 'field.hidden' };
}

function firstField(plan: Plan, slot: number): PlanField {
  return fieldAt(plan, plan.fieldsBySlot[slot]?.[0] ?? 0);
}
