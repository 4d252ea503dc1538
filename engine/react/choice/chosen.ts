import type { Option } from '../../definition/field-definition.ts';
import { isScalar, type Scalar } from '../../definition/json.ts';
import type { FieldInput } from '../../fields/field-value.ts';
import { optionsByText } from '../../fields/option-value.ts';
import type { FieldView } from '../../form/state/form-store.ts';

/** Values a choice holds, in the order they were chosen; empty when nothing is. */
export function chosenValues(input: FieldInput): readonly Scalar[] {
  if (isScalar(input)) return [input];
  return Array.isArray(input) ? input.filter(isScalar) : [];
}

const textsOf = new WeakMap<object, ReadonlySet<string>>();

/**
 * Chosen values as texts: values of a choice are compared as text everywhere. Made once for a list,
 * which may have thousands and never changes.
 */
export function chosenTexts(input: FieldInput): ReadonlySet<string> {
  if (typeof input !== 'object' || input === null) return new Set(chosenValues(input).map(String));
  const known = textsOf.get(input) ?? new Set(chosenValues(input).map(String));
  textsOf.set(input, known);
  return known;
}

/**
 * The input after an option was pressed: chosen, or taken back when it was (a second
 * press deselects). `null` when nothing is left.
 */
export function pressed(view: Pick<FieldView, 'field' | 'input'>, option: Option): FieldInput {
  const text = String(option.value);
  const chosen = chosenValues(view.input);
  const isTakenBack = chosenTexts(view.input).has(text);
  if (!view.field.isMultiple) return isTakenBack ? null : option.value;
  const next = isTakenBack
    ? chosen.filter((value) => String(value) !== text)
    : [...chosen, option.value];
  return next.length === 0 ? null : next;
}

/**
 * Everything to draw: the options, and after them chosen values that no option has (a list still
 * loading, an old draft), under their own text, so that they are seen and can be taken back.
 */
export function offeredOptions(view: FieldView): readonly Option[] {
  const { options } = view.options;
  const last = offered.get(options);
  if (last?.input === view.input) return last.all;
  const known = optionsByText(options);
  const strangers = chosenValues(view.input).filter((value) => !known.has(String(value)));
  const all = strangers.length === 0 ? options : [...options, ...strangers.map(toOption)];
  offered.set(options, { input: view.input, all });
  return all;
}

// What was offered last of a list: the same object for the same choice, so that nothing that is
// made of it is made again.
const offered = new WeakMap<
  readonly Option[],
  { readonly input: FieldInput; readonly all: readonly Option[] }
>();

/** Whether options can be picked now. */
export function isPickable(view: FieldView): boolean {
  const { status, options } = view.options;
  return status !== 'idle' && options.length > 0;
}

function toOption(value: Scalar): Option {
  return {
    id: null,
    name: String(value),
    value,
    key: null,
    isSelected: false,
    isPopular: false,
    icon: null,
    location: null,
  };
}
