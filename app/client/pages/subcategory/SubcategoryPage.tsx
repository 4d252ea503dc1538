import { useParams } from 'wouter';

import type { SubcategoryGroup } from '../../features/search/sections/subcategory-groups.ts';
import { SubcategoryChips } from '../../features/search/sections/SubcategoryChips.tsx';
import type { SectionWays } from '../search/SearchView.tsx';
import { SearchView } from '../search/SearchView.tsx';

/** `/subcategory/{id}`: its sibling subcategories, then its results. */
export function SubcategoryPage() {
  const { id = '' } = useParams();
  return <SearchView sections={siblingsOf(id)} />;
}

function siblingsOf(current: string): SectionWays {
  const ways = (groups: readonly SubcategoryGroup[]) => (
    <SubcategoryChips groups={groups} current={current} />
  );
  return { phone: ways, wide: ways };
}
