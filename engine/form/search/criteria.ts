import type { Plan } from '../../definition/plan.ts';
import { meetsDemand, type Demand } from '../../fields/search/demand.ts';
import { isWide } from '../../fields/search/is-wide.ts';
import { searchedAs, toDemand, type SearchAspect } from '../../fields/search/to-demand.ts';
import { contextOf } from '../state/field-context.ts';
import type { Payload } from '../state/form-state.ts';
import { shownField } from '../state/plan-index.ts';
import { validate } from '../state/validate.ts';

/** What a search asks of an entry under one key. */
export type Criterion = Demand & { readonly key: string };

/** Properties of a search that the definitions lack; the host decides them. */
export interface SearchOptions {
  /** How far from the point that a search names an entry may lie, in kilometres. */
  readonly radiusKm: number;
  /**
   * Keys of dates that end a period. Such a date asks for that day or a later one; every other date
   * asks for that day or an earlier one.
   */
  readonly periodEnds: readonly string[];
}

/**
 * What the payload of a search form asks of an entry: one criterion for every value, in the order
 * of the page. A search finds the entries that meet all of them.
 *
 * - A choice of one or several: any of them. Boxes: all of them, of an entry that stores a list.
 * - A tick: that the entry is ticked.
 * - A range, a salary, a number: that the spans overlap. A salary by agreement overlaps no number.
 * - A date: that day or earlier; a date that ends a period: that day or later.
 * - A text: every word of it. A point on the map: at most `radiusKm` away.
 *
 * @param payload Of a form in `filter` mode, as `validate` returns it without faults: hidden fields
 *   are not in it.
 */
export function toCriteria(
  plan: Plan,
  payload: Payload,
  { radiusKm, periodEnds }: SearchOptions,
): readonly Criterion[] {
  const { state } = validate(plan, payload);
  const ends = new Set(periodEnds);
  return plan.keys.flatMap((key) => {
    const value = Object.hasOwn(payload, key) ? payload[key] : undefined;
    const field = shownField(plan, state, key);
    if (value === undefined || field === null) return [];
    const context = contextOf(plan, field, state.options[field.index]);
    return [{ key, ...toDemand(value, { ...context, radiusKm, endsPeriod: ends.has(key) }) }];
  });
}

/** Whether a search finds an entry with these values: the meaning that every index has to keep. */
export function meetsCriteria(criteria: readonly Criterion[], entry: Payload): boolean {
  return criteria.every((criterion) => {
    const value = Object.hasOwn(entry, criterion.key) ? entry[criterion.key] : undefined;
    return meetsDemand(criterion, value);
  });
}

/** A key that a page searches by, and how. */
export interface SearchedKey {
  readonly key: string;
  readonly as: SearchAspect;
}

/** What an index of entries has to keep for the searches of a page; each pair once. */
export function searchedKeys(plan: Plan): readonly SearchedKey[] {
  const found = plan.fields.flatMap((field) =>
    searchedAs(contextOf(plan, field)).map((as) => ({ key: field.key, as })),
  );
  return Array.from(new Map(found.map((one) => [JSON.stringify(one), one])).values());
}

/** Keys of an entry's form whose values may reach from one number to another. */
export function wideKeys(plan: Plan): ReadonlySet<string> {
  return new Set(plan.fields.filter((field) => isWide(field, plan.mode)).map(({ key }) => key));
}
