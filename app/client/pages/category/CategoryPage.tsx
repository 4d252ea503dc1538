import { PlacesSheet } from '../../features/search/places/PlacesSheet.tsx';
import type { SubcategoryGroup } from '../../features/search/places/subcategory-groups.ts';
import { SubcategoryChips } from '../../features/search/places/SubcategoryChips.tsx';
import { SearchView } from '../search/SearchView.tsx';

/** `/category/{id}`: its subcategories, then the results of the whole category. */
export function CategoryPage() {
  return <SearchView places={PLACES} />;
}

function phonePlaces(groups: readonly SubcategoryGroup[]) {
  if (groups.length === 0) return null;
  return (
    <>
      <PlacesSheet groups={groups} />
      <SubcategoryChips groups={groups} current={null} />
    </>
  );
}

function widePlaces(groups: readonly SubcategoryGroup[]) {
  return <SubcategoryChips groups={groups} current={null} />;
}

const PLACES = { phone: phonePlaces, wide: widePlaces };
