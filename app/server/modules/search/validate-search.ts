import { createHash } from 'node:crypto';

import type { Plan } from '@bozor/form-engine';
import { toCriteria, type Criterion } from '@bozor/form-engine/search';
import { explainFaults, validate } from '@bozor/form-engine/validate';
import { z } from 'zod/mini';

import {
  FILTER_ENTRIES_LIMIT,
  FILTER_TEXT_LENGTH,
  fitsSize,
  PromotionType,
  SEARCH_KEYS,
  SEARCH_OPTIONS,
  shapeFaultText,
  SORTS,
  type FieldRefusal,
  type SearchBody,
  type SearchQuery,
  type Sort,
} from '../../../contract/index.ts';
import { ApiError, type FieldRefusals } from '../../api-error.ts';
import type { Catalogue, SearchCategory, SearchSubcategory } from '../search-index/index.ts';

/** Scope of a search: a subcategory, a category, or (both `null`) everything. */
export interface SearchScope {
  readonly category: SearchCategory | null;
  readonly subcategory: SearchSubcategory | null;
}

/** A valid search. */
export interface ValidatedSearch {
  readonly scope: SearchScope;
  /** `null` without a query. */
  readonly query: string | null;
  readonly criteria: readonly Criterion[];
  readonly sort: Sort;
  /** Promotion level of the ads; `null` for all. */
  readonly promotion: PromotionType | null;
  /** Short hash of the search: equal on every page of it. */
  readonly groupId: string;
}

type Filters = SearchBody['filters'];

/**
 * Reads a search by the definitions: the engine validates the filters with the search page of the
 * subcategory, else of the category, else with the filters that all pages share. A filter that
 * another one hides is dropped, as the form drops it (spec §4).
 *
 * @throws {ApiError} filter.too-large; category.unknown, subcategory.unknown; search.invalid with
 *   all faults by key.
 */
export function validateSearch(
  catalogue: Catalogue,
  search: SearchQuery,
  { filters }: SearchBody,
): ValidatedSearch {
  checkSizes(filters);
  const scope = findScope(catalogue, search);
  const plan = findPlan(catalogue, scope);
  const ofSearch = readReserved(filters);
  const ofPage = filters.filter(({ key }) => !RESERVED.has(key));
  const verdict = validate(plan, toValues(ofPage));
  const faults = explainFaults(plan, verdict)
    .filter(({ fault }) => fault.code !== 'field.hidden')
    .map(({ key, fault: { code, ...params }, text }) => {
      return [key, { code, params, message: text, level: 'error' }] as const;
    });
  refuse([...faults, ...ofSearch.refusals, ...repeated(filters)]);

  const { sort, promotion } = ofSearch;
  const query = search.query?.trim() ?? '';
  const validated = {
    scope,
    query: query === '' ? null : query,
    criteria: toCriteria(plan, verdict.payload, SEARCH_OPTIONS),
    sort,
    promotion,
  };
  return { ...validated, groupId: hashOf(validated) };
}

/** First of all checks: the cost of each later one grows with the size of the filters. */
function checkSizes(filters: Filters): void {
  const limits = { entries: FILTER_ENTRIES_LIMIT, text: FILTER_TEXT_LENGTH };
  const areFit = filters.every(({ value }) => fitsSize(value, limits));
  if (!areFit) throw new ApiError('filter.too-large');
}

function findScope(catalogue: Catalogue, search: SearchQuery): SearchScope {
  const { category_id: categoryId, subcategory_id: subcategoryId } = search;
  if (subcategoryId !== undefined) {
    const subcategory = catalogue.subcategoryById.get(subcategoryId);
    const category = subcategory && catalogue.categoryById.get(subcategory.categoryId);
    const fits = categoryId === undefined || categoryId === category?.id;
    if (!subcategory?.isOffered || category === undefined || !fits) {
      throw new ApiError('subcategory.unknown');
    }
    return { category, subcategory };
  }
  if (categoryId === undefined) return { category: null, subcategory: null };
  const category = catalogue.categoryById.get(categoryId);
  if (!category?.isOffered) throw new ApiError('category.unknown');
  return { category, subcategory: null };
}

function findPlan(catalogue: Catalogue, { category, subcategory }: SearchScope): Plan {
  const own = subcategory === null ? null : catalogue.planOf('search', subcategory.id);
  const shared = category === null ? null : catalogue.planOf('search', category.id);
  return own ?? shared ?? catalogue.commonPlan();
}

const RESERVED: ReadonlySet<string> = new Set(Object.values(SEARCH_KEYS));

interface Reserved {
  readonly sort: Sort;
  readonly promotion: PromotionType | null;
  readonly refusals: readonly Finding[];
}

type Finding = readonly [key: string, refusal: FieldRefusal];

/** Reads the keys that no page contains. */
function readReserved(filters: Filters): Reserved {
  const valueOf = (key: string) => filters.find((filter) => filter.key === key)?.value;
  const sort = z.enum(SORTS).safeParse(valueOf(SEARCH_KEYS.sort) ?? 'relevant');
  const promotion = z.nullable(PromotionType).safeParse(valueOf(SEARCH_KEYS.promotion) ?? null);
  return {
    sort: sort.data ?? 'relevant',
    promotion: promotion.data ?? null,
    refusals: [
      ...(sort.success ? [] : [unfit(SEARCH_KEYS.sort)]),
      ...(promotion.success ? [] : [unfit(SEARCH_KEYS.promotion)]),
    ],
  };
}

/** Through entries, so that `__proto__` is a key like any other. */
function toValues(filters: Filters): Parameters<typeof validate>[1] {
  return Object.fromEntries(filters.map(({ key, value }) => [key, value ?? null]));
}

/** Returns faults for keys that occur twice. */
function repeated(filters: Filters): readonly Finding[] {
  const keys = filters.map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  return Array.from(new Set(twice), unfit);
}

function unfit(key: string): Finding {
  const code = 'shape.value';
  return [key, { code, params: {}, message: shapeFaultText(code), level: 'error' }];
}

function refuse(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const byKey = Map.groupBy(findings, ([key]) => key);
  const fields: FieldRefusals = Object.fromEntries(
    Array.from(byKey, ([key, group]) => [key, group.map(([, refusal]) => refusal)] as const),
  );
  throw new ApiError('search.invalid', { fields });
}

function hashOf({ scope, ...rest }: Omit<ValidatedSearch, 'groupId'>): string {
  const text = JSON.stringify([scope.category?.id, scope.subcategory?.id, rest]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
