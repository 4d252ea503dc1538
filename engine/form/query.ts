import type { Plan, PlanField } from '../definition/plan.ts';
import type { FieldContext } from '../fields/field-kind.ts';
import type { FieldValue } from '../fields/field-value.ts';
import { kindOf } from '../fields/registry.ts';
import { fieldContext } from './field-context.ts';
import type { FormState, Payload } from './form-state.ts';
import { validate } from './validate.ts';

/** What stands before a filter's key in a link (spec §2: `filter_{key}`). */
export const QUERY_PREFIX = 'filter_';

/** An entry of an old link that this form cannot take. */
export interface DeadKey {
  readonly key: string;
  /** `unknown`: no field has the key; `value`: its field refuses the text, or was given one already. */
  readonly code: 'unknown' | 'value';
  readonly text: string;
}

/** What a link says: values to start a form with, and the entries that say nothing to it. */
export interface LinkValues {
  readonly values: Readonly<Record<string, FieldValue>>;
  readonly dead: readonly DeadKey[];
}

/**
 * The payload as entries of a link, in the order of the page: `filter_{key}` and a text.
 * `fromQuery` reads them back to equal values.
 */
export function toQuery(plan: Plan, payload: Payload): readonly (readonly [string, string])[] {
  const { state } = validate(plan, payload);
  return plan.keys.flatMap((key, slot) => {
    const value = Object.hasOwn(payload, key) ? payload[key] : undefined;
    const field = readerOf(plan, state, slot);
    if (value === undefined || field === null) return [];
    return [[`${QUERY_PREFIX}${key}`, kindOf(field).toLinkText(value)] as const];
  });
}

/**
 * Reads the `filter_…` entries of a link; others are not its business.
 *
 * Values of hidden fields are kept here and dropped when the form starts; a value whose options
 * load on demand is kept unseen. Every other value passes its field's rules.
 *
 * @param entries Name and text pairs, e.g. `URLSearchParams`; of equal names the first counts.
 */
export function fromQuery(
  plan: Plan,
  entries: Iterable<readonly [name: string, text: string]>,
): LinkValues {
  const texts = new Map<string, string>();
  const dead: DeadKey[] = [];

  for (const [name, text] of entries) {
    if (!name.startsWith(QUERY_PREFIX)) continue;
    const key = name.slice(QUERY_PREFIX.length);
    if (!plan.keys.includes(key)) dead.push({ key, code: 'unknown', text });
    else if (texts.has(key)) dead.push({ key, code: 'value', text });
    else texts.set(key, text);
  }

  const values = readValues(plan, texts);
  const refused = Array.from(texts).filter(([key]) => !Object.hasOwn(values, key));
  dead.push(...refused.map(([key, text]) => ({ key, code: 'value' as const, text })));
  return { values, dead };
}

/**
 * Reads every text with the field that shows its key. Which of the fields that share a key is shown
 * depends on values read before it, hence the rounds: each settles one more link of the chain.
 */
function readValues(
  plan: Plan,
  texts: ReadonlyMap<string, string>,
): Readonly<Record<string, FieldValue>> {
  let { state } = validate(plan, {});
  let readers = plan.keys.map((_, slot) => readerOf(plan, state, slot));

  for (let round = 0; round <= plan.fields.length; round += 1) {
    const values = valuesBy(plan, readers, texts);
    ({ state } = validate(plan, values));
    const next = plan.keys.map((_, slot) => readerOf(plan, state, slot));
    if (next.every((field, slot) => field === readers[slot])) return values;
    readers = next;
  }
  return valuesBy(plan, readers, texts);
}

function valuesBy(
  plan: Plan,
  readers: readonly (PlanField | null)[],
  texts: ReadonlyMap<string, string>,
): Readonly<Record<string, FieldValue>> {
  const { state } = validate(plan, {});
  const read = plan.keys.flatMap((key, slot) => {
    const text = texts.get(key);
    const field = readers[slot] ?? null;
    if (text === undefined || field === null) return [];
    const value = readValue(text, fieldContext(plan, state, field.index));
    return value === null ? [] : [[key, value] as const];
  });
  return Object.fromEntries(read);
}

function readValue(text: string, context: FieldContext): FieldValue | null {
  const kind = kindOf(context.field);
  const input = kind.fromLinkText(text, context);
  if (input === undefined || kind.judge(input, context) !== null) return null;
  return kind.toValue(input, context);
}

/** The field that reads the key's text: the one shown, else the first. */
function readerOf(plan: Plan, state: FormState, slot: number): PlanField | null {
  const fields = plan.fieldsBySlot[slot] ?? [];
  const shown = fields.find((index) => state.isVisible[index]) ?? fields[0];
  return shown === undefined ? null : (plan.fields[shown] ?? null);
}
