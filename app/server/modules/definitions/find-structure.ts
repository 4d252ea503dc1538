import { asc, isNotNull } from 'drizzle-orm';

import type { CreationStructure } from '../../../contract/index.ts';
import type { Database } from '../../db/open-database.ts';
import { categories, definitions, subcategories } from '../../db/schema.ts';

/** Finds every category and subcategory in which a seller can publish, in display order. */
export async function findStructure(db: Database): Promise<CreationStructure> {
  const [version] = await db.select({ hash: definitions.hash }).from(definitions);
  const parents = await db
    .select()
    .from(categories)
    .where(isNotNull(categories.ordinal))
    .orderBy(asc(categories.ordinal));
  const children = await db
    .select()
    .from(subcategories)
    .where(isNotNull(subcategories.ordinal))
    .orderBy(asc(subcategories.ordinal));

  const byCategory = Map.groupBy(children, ({ categoryId }) => categoryId);
  return {
    version: version?.hash ?? '',
    categories: parents.map(({ id, name, image, type, groups }) => ({
      id,
      name,
      image,
      type,
      has_subcategory_groups: groups.length > 0,
      groups,
      subcategories: byCategory.get(id) ?? [],
    })),
  };
}
