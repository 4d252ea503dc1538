import type { Advertisement, CreationStructure } from '../../../contract/index.ts';
import type { Crumb } from '../../ui/breadcrumbs/Breadcrumbs.tsx';

/** The breadcrumbs of an ad: its category and subcategory, by the server's names. */
export function crumbsTo(
  ad: Pick<Advertisement, 'category_id' | 'subcategory_id'>,
  structure: CreationStructure | undefined,
): readonly Crumb[] {
  const category = structure?.categories.find(({ id }) => id === ad.category_id);
  if (category === undefined) return [];
  const subcategory = category.subcategories.find(({ id }) => id === ad.subcategory_id);
  return [
    { name: category.name, href: `/category/${category.id}` },
    ...(subcategory === undefined
      ? []
      : [{ name: subcategory.name, href: `/subcategory/${subcategory.id}` }]),
  ];
}
