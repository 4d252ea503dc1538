import type { Plan } from '@bozor/form-engine';
import { searchedKeys } from '@bozor/form-engine/search';

import { COMMON_KEYS } from '../search-index/index.ts';

const COMMON: ReadonlySet<string> = new Set(COMMON_KEYS);

/**
 * The keys by which a search page distinguishes its things, the most important first: the steps of
 * a cascade (make, model), then the city and its districts, then the other choices in the order of
 * the page.
 */
export function tellingKeys(plan: Plan): readonly string[] {
  const choices = new Set(
    searchedKeys(plan)
      .filter(({ key, as }) => as === 'choice' && !(COMMON.has(key) && key !== 'city'))
      .map(({ key }) => key),
  );
  const ranked = plan.fields
    .filter(({ key }) => choices.has(key))
    .map((field) => ({ key: field.key, rank: rankOf(plan, field) }));
  const sorted = ranked.toSorted((a, b) => a.rank - b.rank).map(({ key }) => key);
  return Array.from(new Set(sorted));
}

type Field = Plan['fields'][number];

function rankOf(plan: Plan, field: Field): number {
  const root = rootOf(plan, field);
  if (COMMON.has(root.key)) return 1;
  const isCascade = plan.fields.some(({ parent }) => parent === root.index);
  return isCascade ? 0 : 2;
}

function rootOf(plan: Plan, field: Field): Field {
  const parent = field.parent === null ? undefined : plan.fields[field.parent];
  return parent === undefined ? field : rootOf(plan, parent);
}
