import { ChipLink } from '../../../ui/chip/ChipLink.tsx';
import { searchWords } from '../search-words.ru.ts';
import type { SubcategoryGroup } from './subcategory-groups.ts';

import styles from './SubcategoryChips.module.css';

interface SubcategoryChipsProps {
  readonly groups: readonly SubcategoryGroup[];
  /** Id of the current subcategory; `null` in the category itself. */
  readonly current: string | null;
}

/** Subcategories as chips with links. */
export function SubcategoryChips({ groups, current }: SubcategoryChipsProps) {
  const links = groups.flatMap((group) => group.links);
  if (links.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={searchWords.subcategories}>
      <ul className={styles.chips}>
        {links.map(({ id, name, href }) => (
          <li key={id}>
            <ChipLink href={href} isHere={id === current}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
