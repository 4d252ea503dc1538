import type { SearchScope } from '../../../links/search-address.ts';
import { Chip } from '../../../ui/chip/Chip.tsx';
import { filtersWords } from '../filters-words.ru.ts';
import type { ScopeNames } from './scope-names.ts';

import styles from './ScopeChips.module.css';

interface ScopeChipsProps {
  readonly scope: SearchScope;
  readonly names: ScopeNames;
  readonly onScope: (scope: SearchScope) => void;
}

/** Subcategories as chips; a second press selects the whole category. */
export function ScopeChips({ scope, names, onScope }: ScopeChipsProps) {
  const { categoryId, subcategories } = names;
  if (categoryId === null || subcategories.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={filtersWords.subcategories}>
      {subcategories.map(({ scope: one, name }) => {
        const isHere = scope.kind === one.kind && scope.id === one.id;
        return (
          <li key={one.id}>
            <Chip
              isActive={isHere}
              aria-pressed={isHere}
              onClick={() => onScope(isHere ? { kind: 'category', id: categoryId } : one)}
            >
              {name}
            </Chip>
          </li>
        );
      })}
    </ul>
  );
}
