import { useQuery } from '@tanstack/react-query';

import { creationStructure } from '../../../api/definitions/filters.ts';
import { FailedBlock } from '../../../ui/state-block/FailedBlock.tsx';
import type { CreateAddress } from '../ad-address.ts';
import { CategoryChoice, CategoryChoiceSkeleton } from './CategoryChoice.tsx';
import { SubcategoryChoice } from './SubcategoryChoice.tsx';

/** The first step: a category, then a subcategory, one press each. */
export function ChooseStep({ categoryId }: Pick<CreateAddress, 'categoryId'>) {
  const structure = useQuery(creationStructure());
  if (structure.isPending) return <CategoryChoiceSkeleton />;
  if (structure.isError) return <FailedBlock onRetry={() => void structure.refetch()} />;
  const { categories } = structure.data;
  const category = categories.find(({ id }) => id === categoryId);
  return category === undefined ? (
    <CategoryChoice categories={categories} />
  ) : (
    <SubcategoryChoice key={category.id} category={category} />
  );
}
