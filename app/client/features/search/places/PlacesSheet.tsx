import { lazy, Suspense, useState } from 'react';

import { Chip } from '../../../ui/chip/Chip.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchWords } from '../search-words.ru.ts';
import type { SubcategoryGroup } from './subcategory-groups.ts';

const PlacesDialog = lazy(async () => {
  const { PlacesDialog: Shown } = await import('./PlacesDialog.tsx');
  return { default: Shown };
});

interface PlacesSheetProps {
  readonly groups: readonly SubcategoryGroup[];
}

/** «Все разделы» on mobile: opens all subcategories of the category in a sheet. */
export function PlacesSheet({ groups }: PlacesSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Chip onClick={open}>
        <Icon name="catalog" size={18} />
        {searchWords.allPlaces}
      </Chip>
      {wasOpened && (
        <Suspense>
          <PlacesDialog groups={groups} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
