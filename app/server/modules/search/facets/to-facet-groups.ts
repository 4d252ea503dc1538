import type { Plan, PlanField } from '@bozor/form-engine';
import { searchedKeys, toCriteria, type Criterion } from '@bozor/form-engine/search';
import { validate } from '@bozor/form-engine/validate';

import { SEARCH_OPTIONS } from '../../../../contract/index.ts';
import type { ValidatedSearch } from '../validate-search.ts';

/** Texts of a facet's options that are counted under the same conditions. */
export interface FacetGroup {
  readonly key: string;
  /** Options that belong to the group; `null` for all. */
  readonly texts: ReadonlySet<string> | null;
  /** What the other filters ask. */
  readonly rest: readonly Criterion[];
  /** Chosen boxes of the facet itself: an ad with a list has all of them beside the option. */
  readonly boxes: readonly string[];
}

/**
 * Returns what is counted for each filter with options that the search shows, in the order of its
 * page. A filter does not narrow itself, nor do the filters that another option would clear or hide.
 */
export function toFacetGroups(search: ValidatedSearch): readonly FacetGroup[] {
  const { plan, payload, criteria } = search;
  const choices = new Set(
    searchedKeys(plan)
      .filter(({ as }) => as === 'choice')
      .map(({ key }) => key),
  );
  const shown = shownKeys(plan, payload);
  return plan.keys
    .filter((key) => choices.has(key) && shown.has(key))
    .flatMap((key) => groupsOf(search, key, criteria));
}

function groupsOf(
  { plan, payload }: ValidatedSearch,
  key: string,
  criteria: readonly Criterion[],
): readonly FacetGroup[] {
  const own = criteria.find((criterion) => criterion.key === key);
  const boxes = own?.asks === 'all-of' ? own.texts : [];
  const rest = criteria.filter((criterion) => criterion.key !== key);
  const children = childKeys(plan, key);
  const conditional = conditionalKeys(plan, key);
  const isChanged = rest.some((one) => children.has(one.key) || conditional.has(one.key));
  if (!isChanged) return [{ key, texts: null, rest, boxes }];

  const others = Object.fromEntries(
    Object.entries(payload).filter(([other]) => other !== key && !children.has(other)),
  );
  const groups = new Map<string, { texts: Set<string>; rest: readonly Criterion[] }>();
  for (const { value } of plan.fields.flatMap((field) =>
    field.key === key ? field.options : [],
  )) {
    const chosen = withOption(plan, key, value);
    const kept = validate(plan, { ...others, ...chosen }).payload;
    const left = toCriteria(plan, kept, SEARCH_OPTIONS).filter((one) => one.key !== key);
    const name = JSON.stringify(left);
    const group = groups.get(name) ?? { texts: new Set<string>(), rest: left };
    group.texts.add(String(value));
    groups.set(name, group);
  }
  return Array.from(groups.values(), ({ texts, rest: left }) => ({
    key,
    texts,
    rest: left,
    boxes,
  }));
}

/** The option as a list, or as the one value of a field that stores no list. */
function withOption(plan: Plan, key: string, value: string | number | boolean) {
  const list = { [key]: [value] };
  return Object.hasOwn(validate(plan, list).faults, key) ? { [key]: value } : list;
}

/** Keys of the fields that are shown. */
function shownKeys(plan: Plan, payload: ValidatedSearch['payload']): ReadonlySet<string> {
  const { state } = validate(plan, payload);
  return new Set(
    plan.fields.flatMap(({ key, index }) => (state.isVisible[index] === true ? [key] : [])),
  );
}

/** Keys of the fields below a key: another option clears them. */
function childKeys(plan: Plan, key: string): ReadonlySet<string> {
  return keysAfter(plan, key, ({ parent }, found) => {
    const above = parent === null ? undefined : plan.fields[parent];
    return above !== undefined && found.has(above.key);
  });
}

/** Keys of the fields that a key's value, or that of such a field, may hide. */
function conditionalKeys(plan: Plan, key: string): ReadonlySet<string> {
  return keysAfter(plan, key, ({ showIf }, found) => showIf.some((one) => found.has(one.key)));
}

/** Keys that follow a key directly or through others. */
function keysAfter(
  plan: Plan,
  key: string,
  follows: (field: PlanField, found: ReadonlySet<string>) => boolean,
): ReadonlySet<string> {
  const found = new Set([key]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const field of plan.fields) if (follows(field, found)) found.add(field.key);
  }
  found.delete(key);
  return found;
}
