import { compile, type Plan } from '@bozor/form-engine';
import { sql } from 'drizzle-orm';

import type { Database } from '../../db/open-database.ts';
import { categories, definitions, filterPages, subcategories } from '../../db/schema.ts';
import { COMMON_KEYS } from './searched-ad.ts';

/** A category in the catalogue. */
export interface SearchCategory {
  readonly id: string;
  /** `ad_search.cat` */
  readonly number: number;
  readonly name: string;
  /** URL of its image. */
  readonly image: string;
  readonly isOffered: boolean;
  readonly subcategories: readonly SearchSubcategory[];
}

/** A subcategory in the catalogue. */
export interface SearchSubcategory {
  readonly id: string;
  /** `ad_search.sub` */
  readonly number: number;
  readonly name: string;
  readonly isOffered: boolean;
  readonly categoryId: string;
}

/** Categories and subcategories, and the compiled pages to search and publish in them. */
export interface Catalogue {
  /** Version of the definitions: changes when they are seeded again. */
  readonly version: string;
  readonly categories: readonly SearchCategory[];
  readonly categoryById: ReadonlyMap<string, SearchCategory>;
  readonly subcategoryById: ReadonlyMap<string, SearchSubcategory>;
  /** Returns the page of a category or a subcategory; `null` without one. */
  readonly planOf: (kind: 'create' | 'search', id: string) => Plan | null;
  /** Returns the filters that all categories share. */
  readonly commonPlan: () => Plan;
}

/** Number of cached catalogues: a process uses one, tests use several. */
const KEPT = 4;
const known = new Map<string, Promise<Catalogue>>();

/** Finds the current catalogue; reads it again only when the definitions have changed. */
export async function findCatalogue(db: Database): Promise<Catalogue> {
  const [row] = await db
    .select({ hash: definitions.hash, at: sql<string>`${definitions.seededAt}::text` })
    .from(definitions);
  return catalogueOf(db, row ?? null);
}

/** The stored definitions, as a reader names them: their hash, and when they were seeded. */
export interface DefinitionsVersion {
  readonly hash: string;
  readonly at: string;
}

/** Returns the catalogue of known definitions; `null` for none. */
export async function catalogueOf(
  db: Database,
  row: DefinitionsVersion | null,
): Promise<Catalogue> {
  const version = row === null ? 'none' : `${row.hash} ${row.at}`;
  const kept = known.get(version);
  if (kept !== undefined) return kept;
  const read = readCatalogue(db, row?.hash ?? 'none');
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= KEPT) known.delete(oldest);
  known.set(version, read);
  read.catch(() => known.delete(version));
  return read;
}

async function readCatalogue(db: Database, version: string): Promise<Catalogue> {
  const parents = await db.select().from(categories).orderBy(categories.ordinal);
  const children = await db.select().from(subcategories).orderBy(subcategories.ordinal);
  const pages = await db
    .select({
      name: sql<string>`${filterPages.kind} || ' ' || ${filterPages.id}`,
      json: sql<string>`${filterPages.page}::text`,
    })
    .from(filterPages);
  const texts = new Map(pages.map(({ name, json }) => [name, json]));
  const searched = children.map(({ id, number, name, ordinal, categoryId }) => {
    return { id, number, name, isOffered: ordinal !== null, categoryId };
  });
  const all = parents.map(({ id, number, name, image, ordinal }) => ({
    id,
    number,
    name,
    image,
    isOffered: ordinal !== null,
    subcategories: searched.filter(({ categoryId }) => categoryId === id),
  }));
  const planOf = keepPlans((name) => texts.get(name) ?? null);
  let common: Plan | null = null;
  return {
    version,
    categories: all,
    categoryById: new Map(all.map((category) => [category.id, category])),
    subcategoryById: new Map(searched.map((one) => [one.id, one])),
    planOf,
    commonPlan: () => (common ??= compileCommon(all, texts)),
  };
}

function keepPlans(textOf: (name: string) => string | null): Catalogue['planOf'] {
  const plans = new Map<string, Plan | null>();
  return (kind, id) => {
    const name = `${kind} ${id}`;
    const kept = plans.get(name);
    if (kept !== undefined) return kept;
    const text = textOf(name);
    const mode = kind === 'create' ? 'entry' : 'filter';
    const plan = text === null ? null : compile(JSON.parse(text), { mode });
    plans.set(name, plan);
    return plan;
  };
}

/** Compiles the filters that every search understands, each from the first category that has it. */
function compileCommon(all: readonly SearchCategory[], texts: ReadonlyMap<string, string>): Plan {
  const filters = all.flatMap(({ id }) => filtersOf(texts.get(`search ${id}`)));
  const common = COMMON_KEYS.flatMap(
    (key) => filters.find((filter) => filter['key'] === key) ?? [],
  );
  return compile({ filters: common }, { mode: 'filter' });
}

function filtersOf(text: string | undefined): readonly Readonly<Record<string, unknown>>[] {
  if (text === undefined) return [];
  const page: { readonly filters: readonly Readonly<Record<string, unknown>>[] } = JSON.parse(text);
  return page.filters;
}
