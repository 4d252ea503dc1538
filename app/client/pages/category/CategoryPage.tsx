import { SectionsSheet } from '../../features/search/sections/SectionsSheet.tsx';
import type { SubcategoryGroup } from '../../features/search/sections/subcategory-groups.ts';
import { SubcategoryChips } from '../../features/search/sections/SubcategoryChips.tsx';
import { SearchView } from '../search/SearchView.tsx';

/** `/category/{id}`: its subcategories, then the results of the whole category. */
export function CategoryPage() {
  return <SearchView sections={SECTIONS} />;
}

function phoneSections(groups: readonly SubcategoryGroup[]) {
  if (groups.length === 0) return null;
  return (
    <>
      <SectionsSheet groups={groups} />
      <SubcategoryChips groups={groups} current={null} />
    </>
  );
}

function wideSections(groups: readonly SubcategoryGroup[]) {
  return <SubcategoryChips groups={groups} current={null} />;
}

const SECTIONS = { phone: phoneSections, wide: wideSections };
