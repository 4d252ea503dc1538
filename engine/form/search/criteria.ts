import type { Plan, PlanField } from '../../definition/plan.ts';
import { kindOf } from '../../fields/registry.ts';
import { accepts, type Demand } from '../../fields/search/demand.ts';
import { isWide } from '../../fields/search/is-wide.ts';
import { searchedAs, toDemand, type Searched } from '../../fields/search/to-demand.ts';
import { contextOf } from '../state/field-context.ts';
import type { Payload } from '../state/form-state.ts';
import { shownField } from '../state/plan-index.ts';
import { validate } from '../state/validate.ts';

/** What a search asks of an ad under one key. */
export type Criterion = Demand & { readonly key: string };

/**
 * What the payload of a search form asks of an ad: one criterion for every value, in the order of
 * the page. An ad is found when it meets them all.
 *
 * - A choice, a list of chips: one of them. Boxes: all of them, of an ad that has a list itself.
 * - A tick: that the ad is ticked.
 * - A range, a salary, a number: that they meet. A salary by agreement meets no number: nobody
 *   knows whether it would, and who asks for a number wants one.
 * - A date: on that day or before (free from, begins at); of two dates that follow one another on
 *   the page, the second ends a stay: on that day or after.
 * - A text: every word of it. A place: within five kilometres.
 *
 * @param payload Of a form in `filter` mode, as `validate` returns it without faults: hidden fields
 *   are not in it.
 */
export function toCriteria(plan: Plan, payload: Payload): readonly Criterion[] {
  const { state } = validate(plan, payload);
  const ends = endsOf(plan);
  return plan.keys.flatMap((key) => {
    const value = Object.hasOwn(payload, key) ? payload[key] : undefined;
    const field = shownField(plan, state, key);
    if (value === undefined || field === null) return [];
    const context = contextOf(plan, field, state.options[field.index]);
    return [{ key, ...toDemand(value, { ...context, isEnd: ends.has(field.index) }) }];
  });
}

/** Whether an ad with these values is what is asked for: the meaning that every index has to keep. */
export function acceptsAd(criteria: readonly Criterion[], payload: Payload): boolean {
  return criteria.every((criterion) => {
    const value = Object.hasOwn(payload, criterion.key) ? payload[criterion.key] : undefined;
    return accepts(criterion, value);
  });
}

/** A key that a page searches by, and how. */
export interface SearchedKey {
  readonly key: string;
  readonly as: Searched;
}

/** What an index of ads has to keep for the searches of a page; each pair once. */
export function searchedKeys(plan: Plan): readonly SearchedKey[] {
  const found = plan.fields.flatMap((field) =>
    searchedAs(contextOf(plan, field)).map((as) => ({ key: field.key, as })),
  );
  return Array.from(new Map(found.map((one) => [JSON.stringify(one), one])).values());
}

/** Keys of an ad's form whose values may reach from one number to another. */
export function wideKeys(plan: Plan): ReadonlySet<string> {
  return new Set(plan.fields.filter((field) => isWide(field, plan.mode)).map(({ key }) => key));
}

/** Indexes of the dates that close what the date right before them opens: every second of a row. */
function endsOf(plan: Plan): ReadonlySet<number> {
  const ends = new Set<number>();
  let isOpen = false;
  for (const field of plan.fields) {
    const isDate = isDay(plan, field);
    if (isDate && isOpen) ends.add(field.index);
    isOpen = isDate && !isOpen;
  }
  return ends;
}

function isDay({ mode }: Plan, field: PlanField): boolean {
  const shape = kindOf(field).shapeName(field, mode);
  return shape === 'date' || shape === 'date-time';
}
