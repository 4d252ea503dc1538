import { useParams } from 'wouter';

import type { SubcategoryGroup } from '../../features/search/places/subcategory-groups.ts';
import { SubcategoryChips } from '../../features/search/places/SubcategoryChips.tsx';
import type { PlaceWays } from '../search/SearchView.tsx';
import { SearchView } from '../search/SearchView.tsx';

/** `/subcategory/{id}`: its sibling subcategories, then its results. */
export function SubcategoryPage() {
  const { id = '' } = useParams();
  return <SearchView places={siblingsOf(id)} />;
}

function siblingsOf(current: string): PlaceWays {
  const ways = (groups: readonly SubcategoryGroup[]) => (
    <SubcategoryChips groups={groups} current={current} />
  );
  return { phone: ways, wide: ways };
}
