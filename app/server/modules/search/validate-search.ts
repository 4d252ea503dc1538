import { createHash } from 'node:crypto';

import type { Payload, Plan } from '@bozor/form-engine';
import { toCriteria, type Criterion } from '@bozor/form-engine/search';
import { explainFaults, validate } from '@bozor/form-engine/validate';
import { z } from 'zod/mini';

import {
  FILTER_ENTRIES_LIMIT,
  FILTER_TEXT_LENGTH,
  fitsSize,
  OWN_SORT,
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
import type { Catalogue } from '../search-index/index.ts';
import type { FiltersRead } from './readings/read-filters.ts';
import type { SearchScope } from './search-scope.ts';
import { findOwnSorts, type ValueSort } from './sorts/find-own-sorts.ts';

/** A valid search. */
export interface ValidatedSearch {
  readonly scope: SearchScope;
  /** `null` without a query. */
  readonly query: string | null;
  readonly criteria: readonly Criterion[];
  /** The page of the scope. */
  readonly plan: Plan;
  /** Values of the filters, hidden ones left out. */
  readonly payload: Payload;
  readonly sort: Sort | ValueSort;
  /** Orders that the scope has beside those of every search. */
  readonly ownSorts: readonly ValueSort[];
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
  const ownSorts = findOwnSorts(catalogue, scope, plan);
  const ofSearch = readReserved(filters, ownSorts);
  const ofPage = filters.filter(({ key }) => !RESERVED.has(key));
  const verdict = validate(plan, toValues(ofPage));
  const faults = explainFaults(plan, verdict)
    .filter(({ fault }) => fault.code !== 'field.hidden')
    .map(({ key, fault: { code, ...params }, text }) => {
      return [key, { code, params, message: text, level: 'error' }] as const;
    });
  refuse([...faults, ...ofSearch.refusals, ...repeated(filters)]);

  const { sort, promotion } = ofSearch;
  const { payload } = verdict;
  const query = search.query?.trim() ?? '';
  const validated = {
    scope,
    query: query === '' ? null : query,
    criteria: toCriteria(plan, payload, SEARCH_OPTIONS),
    sort,
    promotion,
  };
  return { ...validated, plan, payload, ownSorts, groupId: hashOf(validated) };
}

/** Returns the filters that the scope accepts; its page drops the others from an address. */
export function fittingFilters(
  catalogue: Catalogue,
  search: SearchQuery,
  { filters }: SearchBody,
): Filters {
  const plan = findPlan(catalogue, findScope(catalogue, search));
  const ofPage = filters.filter(({ key }) => !RESERVED.has(key));
  const faulty = new Set(
    explainFaults(plan, validate(plan, toValues(ofPage))).map(({ key }) => key),
  );
  return filters.filter(({ key }) => RESERVED.has(key) || !faulty.has(key));
}

/** Returns the search with the filters and the query of a reading. */
export function withReading(
  search: ValidatedSearch,
  { payload, query, applied }: Pick<FiltersRead, 'payload' | 'query' | 'applied'>,
): ValidatedSearch {
  const criteria = toCriteria(search.plan, payload, SEARCH_OPTIONS);
  const read = { ...search, payload, query, criteria };
  return { ...read, groupId: hashOf({ ...read, applied }) };
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
  readonly sort: Sort | ValueSort;
  readonly promotion: PromotionType | null;
  readonly refusals: readonly Finding[];
}

type Finding = readonly [key: string, refusal: FieldRefusal];

/** A sort of every search, or one that some scope has. */
const AnySort = z.union([z.enum(SORTS), z.string().check(z.regex(OWN_SORT))]);
const AnyPromotion = z.nullable(PromotionType);

/**
 * Reads the keys that no page contains. A sort that only other scopes have is that of a search
 * without a sort: the address of a search survives a change of the scope.
 */
function readReserved(filters: Filters, ownSorts: readonly ValueSort[]): Reserved {
  const valueOf = (key: string) => filters.find((filter) => filter.key === key)?.value;
  const sort = AnySort.safeParse(valueOf(SEARCH_KEYS.sort) ?? 'relevant');
  const known = SORTS.find((one) => one === sort.data);
  const own = ownSorts.find(({ id }) => id === sort.data);
  const promotion = AnyPromotion.safeParse(valueOf(SEARCH_KEYS.promotion) ?? null);
  return {
    sort: known ?? own ?? 'relevant',
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

function hashOf({
  scope,
  query,
  criteria,
  sort,
  promotion,
  applied = [],
}: Pick<ValidatedSearch, 'scope' | 'query' | 'criteria' | 'sort' | 'promotion'> &
  Partial<Pick<FiltersRead, 'applied'>>): string {
  const { category, subcategory } = scope;
  const rest = { query, criteria, sort, promotion, applied };
  const text = JSON.stringify([category?.id, subcategory?.id, rest]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
