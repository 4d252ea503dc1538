import type { SearchScope } from '../../../links/search-address.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { filtersWords } from '../filters-words.ru.ts';
import type { PlaceNames } from './place-names.ts';

import styles from './PlaceChips.module.css';

interface PlaceChipsProps {
  readonly place: SearchScope;
  readonly names: PlaceNames;
  readonly onPlace: (place: SearchScope) => void;
}

/** Subcategories as chips; a second press selects the whole category. */
export function PlaceChips({ place, names, onPlace }: PlaceChipsProps) {
  const { categoryId, subcategories } = names;
  if (categoryId === null || subcategories.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={filtersWords.subcategories}>
      {subcategories.map(({ place: one, name }) => {
        const isHere = place.kind === one.kind && place.id === one.id;
        return (
          <li key={one.id}>
            <Chip
              isActive={isHere}
              aria-pressed={isHere}
              onClick={() => onPlace(isHere ? { kind: 'category', id: categoryId } : one)}
            >
              {name}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
