import { lazy, Suspense, useState } from 'react';

import { Chip } from '../../../ui/chip/Chip.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchWords } from '../search-words.ru.ts';
import type { SubcategoryGroup } from './subcategory-groups.ts';

const SectionsDialog = lazy(async () => {
  const { SectionsDialog: Shown } = await import('./SectionsDialog.tsx');
  return { default: Shown };
});

interface SectionsSheetProps {
  readonly groups: readonly SubcategoryGroup[];
}

/** «Все разделы» on mobile: opens all subcategories of the category in a sheet. */
export function SectionsSheet({ groups }: SectionsSheetProps) {
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
        {searchWords.allSections}
      </Chip>
      {wasOpened && (
        <Suspense>
          <SectionsDialog groups={groups} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
