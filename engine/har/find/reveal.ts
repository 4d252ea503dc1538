import { fieldContext, kindOf, type Condition, type Json, type PlanField } from '../../index.ts';
import { isList, isScalar } from '../../json.ts';
import { give, type Visit } from '../visit.ts';

/**
 * Makes a field show that is known to have shown: gives its parents and conditions what they need,
 * the values sent later where they fit, else the first that does.
 *
 * @returns Whether it shows now.
 */
export function reveal(visit: Visit, at: number, index: number): boolean {
  return search(visit, { at, index, tried: new Set() });
}

interface Search {
  readonly at: number;
  readonly index: number;
  /** Fields that were already tried: none is tried twice. */
  readonly tried: Set<number>;
}

function search(visit: Visit, { at, index, tried }: Search): boolean {
  const field = visit.plan.fields[index];
  if (field === undefined || isShown(visit, index)) return field !== undefined;
  if (tried.has(index)) return false;
  tried.add(index);
  fillParent(visit, field, { at, tried });
  for (const condition of field.showIf) meet(visit, condition, { at, tried });
  return isShown(visit, index);
}

type Way = Pick<Search, 'at' | 'tried'>;

function fillParent(visit: Visit, field: PlanField, { at, tried }: Way): void {
  const parent = field.parent === null ? undefined : visit.plan.fields[field.parent];
  if (parent === undefined || !search(visit, { at, tried, index: parent.index })) return;
  const known = visit.hint(parent.key);
  if (!isFilled(visit, parent) && known !== null) give(visit, at, { key: parent.key, json: known });
}

function meet(visit: Visit, { key, values }: Condition, { at, tried }: Way): void {
  const holders = visit.plan.fields.filter((one) => one.key === key);
  if (!holders.some(({ index }) => isShown(visit, index))) {
    holders.find(({ index }) => search(visit, { at, tried, index }));
  }
  const holder = holders.find(({ index }) => isShown(visit, index));
  if (holder === undefined || textsIn(visit, holder).some((text) => values.includes(text))) return;
  const known = visit.hint(key);
  const [first] = values;
  const json =
    isScalarIn(values, known) || first === undefined ? known : typed(visit, holder, first);
  if (json !== null) give(visit, at, { key, json });
}

function isScalarIn(texts: readonly string[], json: Json): boolean {
  const members: readonly Json[] = isList(json) ? json : [json];
  return members.some((one) => isScalar(one) && texts.includes(String(one)));
}

/** The value whose text a condition names. */
function typed(visit: Visit, field: PlanField, text: string): Json {
  const { options } = fieldContext(visit.plan, visit.state(), field.index);
  const option = options.find(({ value }) => String(value) === text);
  const value = option?.value ?? (text === 'true' ? true : text);
  return field.isMultiple ? [value] : value;
}

function textsIn(visit: Visit, field: PlanField): readonly string[] {
  const { context, input } = heldBy(visit, field);
  const kind = kindOf(field);
  const value = kind.toValue(input, context);
  return value === null ? [] : kind.toConditionTexts(value);
}

function isFilled(visit: Visit, field: PlanField): boolean {
  const { context, input } = heldBy(visit, field);
  return kindOf(field).isFilled(input, context);
}

function heldBy(visit: Visit, field: PlanField) {
  const state = visit.state();
  const context = fieldContext(visit.plan, state, field.index);
  return { context, input: state.entries[field.slot]?.input ?? null };
}

function isShown(visit: Visit, index: number): boolean {
  return visit.state().isVisible[index] ?? false;
}
