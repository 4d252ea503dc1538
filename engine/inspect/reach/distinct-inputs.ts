import { kindOf } from '../../index.ts';
import type { FieldContext, FieldInput, Json, Option, PlanField, Scalar } from '../../index.ts';
import type { Controls, Reading } from './control.ts';
import { sampleInputs } from './sample-inputs.ts';
import { unwantedText } from './unwanted-text.ts';

/** Kinds of members that a list of several values is put together of, at most. */
const COMBINED = 5;

/** Name of what a value decides: values with equal names decide the same. */
type Classify = (reading: Reading, field: PlanField) => string;

/**
 * Inputs that a person can give to a field and that may decide something: what conditions compare
 * with, as far as its list has it, and some other values; lists of several of them too.
 */
export function distinctInputs(
  controls: Controls,
  context: FieldContext,
  classify: Classify,
): readonly NonNullable<FieldInput>[] {
  const { field } = context;
  const kind = kindOf(field);
  const toInput = (json: Json) => kind.toInput(json, context) ?? null;
  const asked = new Set(controls.asksOf(field.slot).flatMap((ask) => Array.from(ask)));
  const singles = kind.isChoice(field)
    ? choicesOf(context, asked, controls.fedBy(field.index).length > 0)
    : [...asked, ...sampleInputs(field, asked)];
  const kindsOfMembers = field.isMultiple ? distinctMembers(context, asked, classify) : [];
  if (kindsOfMembers.length > COMBINED) controls.cut();
  const inputs: readonly FieldInput[] = field.isMultiple
    ? [...singles.map(listed), ...singles, ...combined(kindsOfMembers.slice(0, COMBINED))]
    : singles;
  return inputs
    .map((input) => (isScalar(input) || isList(input) ? toInput(input) : input))
    .filter((input) => input !== null);
}

/** What can be chosen: every value with an effect of its own, and one without any. */
function choicesOf(
  { options, areOptionsComplete }: FieldContext,
  asked: ReadonlySet<string>,
  isFeeding: boolean,
): readonly Scalar[] {
  const isOther = ({ value }: Option) => !asked.has(String(value)) && String(value).trim() !== '';
  const other = options.find(isOther);
  const picked = options
    .filter((one) => isFeeding || one === other || asked.has(String(one.value)))
    .map(({ value }) => value);
  return areOptionsComplete ? picked : [...picked, ...asked, unwantedText(asked)];
}

/** Of the values asked for and on offer, one of each kind. */
function distinctMembers(
  { field, options, areOptionsComplete }: FieldContext,
  asked: ReadonlySet<string>,
  classify: Classify,
): readonly string[] {
  const offered = new Set(options.map(({ value }) => String(value)));
  const isFree = !areOptionsComplete || !kindOf(field).isChoice(field);
  const byClass = new Map<string, string>();
  for (const text of asked) {
    const name = classify({ isFilled: true, texts: [text] }, field);
    if ((isFree || offered.has(text)) && !byClass.has(name)) byClass.set(name, text);
  }
  return Array.from(byClass.values());
}

/** Every list of two and more of the members. */
function combined(members: readonly string[]): readonly (readonly string[])[] {
  let subsets: readonly (readonly string[])[] = [[]];
  for (const member of members) {
    subsets = subsets.concat(subsets.map((some) => [...some, member]));
  }
  return subsets.filter(({ length }) => length > 1);
}

function listed(input: NonNullable<FieldInput>): NonNullable<FieldInput> {
  return isScalar(input) ? [input] : input;
}

function isScalar(input: FieldInput): input is Scalar {
  return typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean';
}

function isList(input: FieldInput): input is readonly Scalar[] {
  return Array.isArray(input);
}
