import type { Category } from '../../../../contract/index.ts';

/** A titled part of a category's subcategories. */
export interface SubcategoryGroup {
  readonly id: string;
  /** `null`: without a title. */
  readonly name: string | null;
  readonly subcategories: readonly { readonly id: string; readonly name: string }[];
}

/** The subcategories in their groups; those without a group come last, without a title. */
export function subcategoryGroups(category: Category): readonly SubcategoryGroup[] {
  const { id, subcategories } = category;
  const groups = category.has_subcategory_groups ? category.groups : [];
  const grouped = new Set(groups.flatMap((group) => group.subcategories.map((one) => one.id)));
  const rest = {
    id,
    name: null,
    subcategories: subcategories.filter((one) => !grouped.has(one.id)),
  };
  return [...groups, rest].filter((group) => group.subcategories.length > 0);
}

/** The groups with only the subcategories that match a query; ignores case and ё. */
export function findSubcategories(
  groups: readonly SubcategoryGroup[],
  query: string,
): readonly SubcategoryGroup[] {
  const wanted = fold(query.trim());
  return groups
    .map((group) => ({
      ...group,
      subcategories: group.subcategories.filter(({ name }) => fold(name).includes(wanted)),
    }))
    .filter(({ subcategories }) => subcategories.length > 0);
}

function fold(text: string): string {
  // NFD splits ё and й into a letter and a mark, which is removed.
  return text.toLocaleLowerCase('ru').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
