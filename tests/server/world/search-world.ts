import type { FieldValue, Payload, Plan } from '@bozor/form-engine';
import { wideKeys } from '@bozor/form-engine/search';
import { acceptedPart, arbitraryValues } from '@bozor/form-engine/testing';
import { validate } from '@bozor/form-engine/validate';
import * as fc from 'fast-check';

import { AdPage, AdCount, routes, type SearchBody } from '../../../app/contract/index.ts';
import { users } from '../../../app/server/db/account-schema.ts';
import type { Database } from '../../../app/server/db/open-database.ts';
import { ads } from '../../../app/server/db/schema.ts';
import {
  findSubcategoryForm,
  validateFilters,
  toAdRow,
} from '../../../app/server/modules/advertisements/index.ts';
import {
  findCatalogue,
  writeSearchRows,
  type Catalogue,
} from '../../../app/server/modules/search-index/index.ts';
import type { TestApp } from '../test-app.ts';

/** Scope of a search: ids of `SearchQuery`. */
export interface Scope {
  readonly category_id?: string;
  readonly subcategory_id?: string;
}

/** A published ad as the naive search reads it. */
export interface WorldAd {
  readonly id: number;
  readonly categoryId: string;
  readonly subcategoryId: string;
  readonly payload: Payload;
  readonly priceDirams: number | null;
  readonly publishedAt: number;
  readonly level: 'BASIC' | 'VIP' | 'PREMIUM';
}

const START = Date.UTC(2026, 0, 1);
const LEVELS = ['BASIC', 'BASIC', 'BASIC', 'BASIC', 'VIP', 'PREMIUM'] as const;

/** Publishes `count` generated ads in every subcategory, through the code of publishing. */
export async function publishWorld(db: Database, count: number): Promise<readonly WorldAd[]> {
  const catalogue = await findCatalogue(db);
  const [owner] = await db.insert(users).values({ name: 'Мир' }).returning();
  const rows: (typeof ads.$inferInsert)[] = [];
  for (const { id: categoryId, subcategories } of catalogue.categories) {
    for (const { id } of subcategories) {
      const form = await findSubcategoryForm(db, categoryId, id);
      for (const [n, claim] of samples(form.plan, count).entries()) {
        const validated = await validateFilters(form, acceptedPart(form.plan, claim), unanswered);
        rows.push(
          toAdRow(validated, {
            ownerId: owner?.id ?? 0,
            images: n % 3 === 0 ? [] : ['/art/photos/car.jpg'],
            location: null,
            isPlaceExact: false,
            promotionType: LEVELS[(n * 7 + rows.length) % LEVELS.length] ?? 'BASIC',
            promotionPeriod: null,
            // Pairs with equal times: the id is the tie-breaker.
            publishedAt: new Date(START + Math.floor(((rows.length * 7919) % 10_007) / 2) * 60_000),
          }),
        );
      }
    }
  }
  const stored = await db.insert(ads).values(rows).returning();
  await writeSearchRows(db, stored);
  return stored.map((ad) => ({
    ...ad,
    payload: ad.images.length > 0 ? { ...ad.attrs, with_photo: true } : ad.attrs,
    publishedAt: ad.publishedAt?.getTime() ?? 0,
    level: ad.promotionType,
  }));
}

type Claim = Parameters<typeof acceptedPart>[1];

function samples(plan: Plan, count: number): readonly Claim[] {
  return fc
    .sample(arbitraryValues(plan), { numRuns: count, seed: 11 })
    .map((claim) =>
      Object.fromEntries(Object.entries(claim).filter(([, json]) => isStorableJson(json))),
    )
    .map((claim, n) => (n % 3 === 0 ? claim : { ...claim, ...rangesOf(plan, n) }));
}

/** Ranges and salaries with both bounds, which random values rarely have. */
function rangesOf(plan: Plan, n: number): Claim {
  const [low, high] = [1_000 * (n % 7), 1_000 * (n % 7) + 500 * (n % 4)];
  const claims: readonly Claim[string][] = [
    { min: low, max: high },
    { salary_min: low, salary_max: high, is_negotiable: false },
  ];
  return Object.fromEntries(
    Array.from(wideKeys(plan)).flatMap((key) =>
      claims
        .filter((claim) => !Object.hasOwn(validate(plan, { [key]: claim }).faults, key))
        .map((claim) => [key, claim] as const),
    ),
  );
}

/** Whether the database can store the value: the API refuses NUL and unpaired surrogates first. */
export function isStorableJson(json: unknown): boolean {
  return !/\\u(?:0000|d[89a-f])/.test(JSON.stringify(json));
}

const unanswered = async () => ({ options: [], groups: [], isComplete: false });

/** Returns the search page of a scope. */
export function pageOf(catalogue: Catalogue, scope: Scope): Plan {
  const { subcategory_id: subcategory, category_id: category } = scope;
  const id = subcategory ?? category;
  return (id === undefined ? null : catalogue.planOf('search', id)) ?? catalogue.commonPlan();
}

/**
 * Generates filters of a page that some ads meet: mostly values of one ad, some random. Each is
 * valid for its field.
 */
export function arbitraryFilters(plan: Plan, near: readonly WorldAd[]): fc.Arbitrary<Payload> {
  const ofAd =
    near.length === 0
      ? fc.constant({})
      : fc.constantFrom(...near).chain(({ payload }) =>
          fc.record(
            Object.fromEntries(
              plan.keys.flatMap((key) => {
                const value = Object.hasOwn(payload, key) ? payload[key] : undefined;
                return value === undefined
                  ? []
                  : [[key, fc.constantFrom(...claimsAbout(value))] as const];
              }),
            ),
          ),
        );
  const any = arbitraryValues(plan);
  return fc
    .record({
      near: ofAd,
      far: any,
      keep: fc.infiniteStream(fc.nat({ max: 99 })),
      isFar: fc.nat({ max: 9 }).map((n) => n === 0),
    })
    .map(({ near: like, far, keep, isFar }) => {
      const claim = isFar ? far : like;
      const some = Object.entries(claim).filter(
        () => Number(keep.next().value) < (isFar ? 10 : 35),
      );
      const json: Parameters<typeof acceptedPart>[1] = JSON.parse(
        JSON.stringify(Object.fromEntries(some)),
      );
      return validate(plan, acceptedPart(plan, json)).payload;
    });
}

/** Filter values of any kind that an ad's value meets or just misses. */
function claimsAbout(value: FieldValue): readonly [FieldValue, ...FieldValue[]] {
  if (Array.isArray(value)) return [value, value.slice(0, 1), value.slice(0, 2)];
  if (typeof value === 'number') {
    return [
      { min: value, max: value + 3 },
      { min: null, max: value },
      { min: value + 1, max: null },
      value,
      [value],
    ];
  }
  if (typeof value !== 'object') return [value, [value], [value]];
  if ('salary_min' in value) {
    const { salary_min: low, salary_max: high } = value;
    return [
      value,
      { salary_min: high, salary_max: null, is_negotiable: false },
      { salary_min: null, salary_max: low, is_negotiable: false },
    ];
  }
  if ('latitude' in value) return [value, { ...value, latitude: value.latitude + 0.03 }];
  if ('min' in value) return [value, { min: value.max, max: null }, { min: null, max: value.min }];
  return [value];
}

/** A client of the search over HTTP without a network. */
export function searcher({ app }: TestApp) {
  const ask = (path: string, query: object, body: SearchBody) =>
    app.inject({
      method: 'POST',
      url: `${path}?${new URLSearchParams(
        Object.entries(query).map(([name, text]) => [name, String(text)]),
      ).toString()}`,
      payload: body,
    });
  return {
    ask,
    page: async (query: object, filters: SearchBody['filters']) =>
      AdPage.parse((await ask(routes.search.path, query, { filters })).json()),
    count: async (query: object, filters: SearchBody['filters']) =>
      AdCount.parse((await ask(routes.searchCount.path, query, { filters })).json()).count,
  };
}
