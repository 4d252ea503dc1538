import { useQuery } from '@tanstack/react-query';

import { creationStructure } from '../../../api/definitions/filters.ts';
import { CategoryTiles } from '../../../ui/category-tile/CategoryTiles.tsx';
import { searchWords } from '../search-words.ru.ts';

/** Links to all categories; empty until they are loaded. */
export function EveryCategory() {
  const { data } = useQuery(creationStructure());
  if (data === undefined) return null;
  return (
    <nav aria-label={searchWords.allSections}>
      <CategoryTiles categories={data.categories} to={(id) => `/category/${id}`} />
    </nav>
  );
}
