import type { CreationStructure, SearchSections } from '../../../../contract/index.ts';
import type { ScopeNamesPage } from '../../../api/definitions/filters.ts';
import type { SearchAddress, SearchScope } from '../../../links/search-address.ts';
import { subcategoryGroups } from './subcategory-groups.ts';

/** A section of the site beside the results of a search. */
export interface Section extends SearchScope {
  readonly name: string;
  /** Number of ads of the search in it; `null` until counted. */
  readonly count: number | null;
  /** Whether it is a part of the section above it. */
  readonly isPart: boolean;
}

/** Maximum number of subcategories before «Показать все»: the filters follow within a screen. */
const FIRST = 5;

/** All categories, not counted. */
export function everySection(structure: CreationStructure | undefined): readonly Section[] {
  return (structure?.categories ?? []).map(({ id, name }) => {
    return { kind: 'category', id, name, count: null, isPart: false };
  });
}

/** The category of a scope and its subcategories, not counted. */
export function sectionsOf(
  names: ScopeNamesPage | undefined,
  address: SearchAddress,
): readonly Section[] {
  const category = names?.breadcrumbs[0];
  if (category === undefined) return [];
  const parts = subcategoryGroups(names, address).flatMap(({ links }) => links);
  return [
    { kind: 'category', id: String(category.id), name: category.name, count: null, isPart: false },
    ...parts.map(({ id, name }): Section => {
      return { kind: 'subcategory', id, name, count: null, isPart: true };
    }),
  ];
}

/**
 * The counted sections. Of a search of the whole site the empty parts of a category are left out:
 * they are no way on.
 */
export function toSections(
  { categories }: SearchSections,
  scope: SearchScope | null,
): readonly Section[] {
  return categories.flatMap(({ id, name, count, subcategories }): readonly Section[] => [
    { kind: 'category', id, name, count, isPart: false },
    ...subcategories
      .filter((part) => scope !== null || part.count > 0)
      .map((part): Section => ({ kind: 'subcategory', ...part, isPart: true })),
  ]);
}

/** The category, the current subcategory and those with most ads, in their order. */
export function firstSections(
  sections: readonly Section[],
  scope: SearchScope | null,
): readonly Section[] {
  const parts = sections.filter(({ isPart }) => isPart);
  if (parts.length <= FIRST + 1) return sections;
  const isHere = ({ id }: Section) => scope?.id === id;
  const fullest = parts.toSorted(
    (a, b) => Number(isHere(b)) - Number(isHere(a)) || (b.count ?? 0) - (a.count ?? 0),
  );
  const first = new Set(fullest.slice(0, FIRST));
  return sections.filter((section) => !section.isPart || first.has(section));
}
