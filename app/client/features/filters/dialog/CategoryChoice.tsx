import { useQuery } from '@tanstack/react-query';

import { creationStructure } from '../../../api/definitions/filters.ts';
import type { SearchScope } from '../../../links/search-address.ts';
import { CategoryTiles } from '../../../ui/category-tile/CategoryTiles.tsx';
import { FailedBlock } from '../../../ui/state-block/FailedBlock.tsx';
import { filtersWords } from '../filters-words.ru.ts';
import { FormSkeleton } from '../panel/FormSkeleton.tsx';

import styles from './CategoryChoice.module.css';

interface CategoryChoiceProps {
  readonly onChoose: (scope: SearchScope) => void;
}

/** The choice of a category: filters belong to one category. */
export function CategoryChoice({ onChoose }: CategoryChoiceProps) {
  const structure = useQuery(creationStructure());
  if (structure.isError) return <FailedBlock onRetry={() => void structure.refetch()} />;
  if (structure.data === undefined) return <FormSkeleton />;
  return (
    <div className={styles.choice}>
      <p className={styles.hint}>{filtersWords.choose}</p>
      <CategoryTiles
        categories={structure.data.categories}
        to={(id) => () => onChoose({ kind: 'category', id })}
      />
    </div>
  );
}
