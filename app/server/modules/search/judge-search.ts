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

/** Where is searched: a subcategory, a category, or (both `null`) everywhere. */
export interface SearchScope {
  readonly category: SearchCategory | null;
  readonly subcategory: SearchSubcategory | null;
}

/** A search that makes sense. */
export interface JudgedSearch {
  readonly scope: SearchScope;
  /** `null` without one. */
  readonly query: string | null;
  readonly criteria: readonly Criterion[];
  readonly sort: Sort;
  /** Ads of this level alone; `null` for all. */
  readonly promotion: PromotionType | null;
  /** Short hash of all of it: the same for every page of one search. */
  readonly groupId: string;
}

type Filters = SearchBody['filters'];

/**
 * Reads a search by the definitions: filters are judged by the engine, with the search page of the
 * subcategory, else of the category, else with what all pages have in common. A filter that is
 * hidden by another is dropped, as the form drops it (spec §4).
 *
 * @throws {ApiError} filter.too-large; category.unknown, subcategory.unknown; search.invalid with
 *   all faults by key.
 */
export function judgeSearch(
  catalogue: Catalogue,
  search: SearchQuery,
  { filters }: SearchBody,
): JudgedSearch {
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
  const judged = {
    scope,
    query: query === '' ? null : query,
    criteria: toCriteria(plan, verdict.payload, SEARCH_OPTIONS),
    sort,
    promotion,
  };
  return { ...judged, groupId: hashOf(judged) };
}

/** Before anything reads them: each step below costs as much as the filters hold. */
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

/** The keys that are on no page. */
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

/** A key that is there twice says nothing certain. */
function repeated(filters: Filters): readonly Finding[] {
  const keys = filters.map(({ key }) => key);
  const twice = keys.filter((key, place) => keys.indexOf(key) !== place);
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

function hashOf({ scope, ...rest }: Omit<JudgedSearch, 'groupId'>): string {
  const text = JSON.stringify([scope.category?.id, scope.subcategory?.id, rest]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
