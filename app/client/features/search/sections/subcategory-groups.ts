import type { ScopeNamesPage } from '../../../api/definitions/filters.ts';
import type { SearchAddress } from '../../../links/search-address.ts';
import { sectionHref } from './section-href.ts';

/** A subcategory with its link. */
interface SubcategoryLink {
  readonly id: string;
  readonly name: string;
  readonly href: string;
}

/** A titled group of subcategories; without a title it holds all of them. */
export interface SubcategoryGroup {
  readonly title: string | null;
  readonly links: readonly SubcategoryLink[];
}

/** The subcategories of a page's category, in the server's groups, for the same search. */
export function subcategoryGroups(
  page: ScopeNamesPage | undefined,
  address: SearchAddress,
): readonly SubcategoryGroup[] {
  const toLink = (subcategory: string | number, name: string): SubcategoryLink => {
    const id = String(subcategory);
    return { id, name, href: sectionHref(address, { kind: 'subcategory', id }) };
  };
  const rows = page?.categories ?? [];
  const listed = page?.categories_list ?? [];
  const groups = [
    ...rows.map(({ title, list }) => ({
      title,
      links: list.map(({ subcategory_id, name }) => toLink(subcategory_id, name)),
    })),
    { title: null, links: listed.map(({ id, name }) => toLink(id, name)) },
  ].filter(({ links }) => links.length > 0);
  return groups.length > 1 ? groups : groups.map(({ links }) => ({ title: null, links }));
}
