import { fieldContext, kindOf, payload, type FormState, type Plan } from '../../index.ts';

/** What a person would see of a form: how often lists were asked for is not among it. */
export function outcomeOf(plan: Plan, state: FormState) {
  const lists = state.options.map(({ status, options }) => [
    status,
    options.map(({ value }) => value),
  ]);
  const inputs = state.entries.map(({ input }) => input);
  return { isVisible: state.isVisible, inputs, lists, payload: payload(plan, state) };
}

/** Whether a visible field holds an input that has no value. */
export function hasUnreadable(plan: Plan, state: FormState): boolean {
  return plan.fields.some((field) => {
    const input = state.entries[field.slot]?.input ?? null;
    if (!state.isVisible[field.index] || input === null) return false;
    const context = fieldContext(plan, state, field.index);
    const kind = kindOf(field);
    return kind.validate(input, context) !== null && kind.toValue(input, context) === null;
  });
}
