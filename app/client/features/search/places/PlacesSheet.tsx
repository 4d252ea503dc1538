import { useState } from 'react';
import { Link } from 'wouter';

import { Chip } from '../../../ui/chip/Chip.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { searchWords } from '../search-words.ru.ts';
import type { SubcategoryGroup } from './subcategory-groups.ts';

import styles from './PlacesSheet.module.css';

interface PlacesSheetProps {
  readonly groups: readonly SubcategoryGroup[];
}

/** «Все разделы» on mobile: all subcategories of the category in a sheet. */
export function PlacesSheet({ groups }: PlacesSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Chip onClick={() => setOpen(true)}>
        <Icon name="catalog" size={18} />
        {searchWords.allPlaces}
      </Chip>
      <Dialog isOpen={isOpen} size="confirm" title={searchWords.allPlaces} onClose={close}>
        {groups.map(({ title, links }) => (
          <section key={title} className={styles.group}>
            {title !== null && <h3>{title}</h3>}
            <ul>
              {links.map(({ id, name, href }) => (
                <li key={id}>
                  <Link className={styles.link} href={href} onClick={close}>
                    {name}
                    <Icon name="right" size={18} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Dialog>
    </>
  );
}
