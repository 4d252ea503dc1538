import { useQuery } from '@tanstack/react-query';

import { creationStructure } from '../../../api/definitions/filters.ts';
import type { PlaceNamesPage } from '../../../api/definitions/filters.ts';
import { isStripType } from '../card-layouts.ts';

/**
 * Whether ads of a place are bought by their looks. Told by the category's type, as far as the
 * site knows it by now: nothing is fetched for it.
 */
export function useIsStripPlace(page: PlaceNamesPage | undefined): boolean {
  const { data } = useQuery({ ...creationStructure(), enabled: false });
  const id = page?.breadcrumbs[0]?.id;
  const category = data?.categories.find((one) => one.id === id);
  return category !== undefined && isStripType(category.type);
}
