import type { FilterPage } from '../../../../contract/index.ts';
import type { SearchScope } from '../../../links/search-address.ts';

/** A scope with its name. */
export interface NamedScope {
  readonly scope: SearchScope;
  readonly name: string;
}

/** Names of a filter page's scope. */
export interface ScopeNames {
  /** Name of the category. */
  readonly title: string | null;
  readonly categoryId: string | null;
  /** From the category to the scope itself. */
  readonly way: readonly NamedScope[];
  /** All subcategories of the category. */
  readonly subcategories: readonly NamedScope[];
}

/** Extracts a filter page's names; `undefined` is a page that is not loaded. */
export function scopeNames(page: FilterPage | undefined): ScopeNames {
  const [category, ...below] = page?.breadcrumbs ?? [];
  const rows = page?.categories?.flatMap(({ list }) => list) ?? [];
  const listed = page?.categories_list ?? [];
  return {
    title: category?.name ?? null,
    categoryId: category === undefined ? null : String(category.id),
    way: [
      ...(category === undefined ? [] : [named('category', category)]),
      ...below.map((crumb) => named('subcategory', crumb)),
    ],
    subcategories: [
      ...rows.map(({ subcategory_id, name }) => named('subcategory', { id: subcategory_id, name })),
      ...listed.map((entry) => named('subcategory', entry)),
    ],
  };
}

function named(
  kind: SearchScope['kind'],
  { id, name }: { readonly id: string | number; readonly name: string },
): NamedScope {
  return { scope: { kind, id: String(id) }, name };
}
