import { useQuery } from '@tanstack/react-query';

import { creationStructure } from '../../../api/definitions/filters.ts';
import type { ScopeNamesPage } from '../../../api/definitions/filters.ts';
import { isStripType } from '../card-layouts.ts';

/**
 * Whether ads of a scope are chosen by their photos, by the category's type if it is loaded;
 * nothing is fetched for it.
 */
export function useIsStripScope(page: ScopeNamesPage | undefined): boolean {
  const { data } = useQuery({ ...creationStructure(), enabled: false });
  const id = page?.breadcrumbs[0]?.id;
  const category = data?.categories.find((one) => one.id === id);
  return category !== undefined && isStripType(category.type);
}
