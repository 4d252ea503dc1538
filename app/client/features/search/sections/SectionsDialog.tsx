import { Link } from 'wouter';

import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchWords } from '../search-words.ru.ts';
import type { SubcategoryGroup } from './subcategory-groups.ts';

import styles from './SectionsDialog.module.css';

interface SectionsDialogProps {
  readonly groups: readonly SubcategoryGroup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** All subcategories of a category, by group. */
export function SectionsDialog({ groups, isOpen, onClose }: SectionsDialogProps) {
  return (
    <Dialog isOpen={isOpen} size="confirm" title={searchWords.allSections} onClose={onClose}>
      {groups.map(({ title, links }) => (
        <section key={title} className={styles.group}>
          {title !== null && <h3>{title}</h3>}
          <ul>
            {links.map(({ id, name, href }) => (
              <li key={id}>
                <Link className={styles.link} href={href} onClick={onClose}>
                  {name}
                  <Icon name="right" size={18} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
