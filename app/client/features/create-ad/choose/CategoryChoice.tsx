import { Link } from 'wouter';

import type { CreationStructure } from '../../../../contract/index.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { writeCreateAddress } from '../ad-address.ts';
import { createAdWords } from '../create-ad-words.ru.ts';

import styles from './CategoryChoice.module.css';

/** All categories with pictures. */
export function CategoryChoice({ categories }: Pick<CreationStructure, 'categories'>) {
  return (
    <nav aria-label={createAdWords.choose}>
      <ul className={styles.tiles}>
        {categories.map(({ id, name, image }) => (
          <li key={id} className={styles.cell}>
            <Link
              className={styles.tile}
              href={writeCreateAddress({ categoryId: id, subcategoryId: null })}
            >
              <img className={styles.picture} src={image} alt="" width={96} height={72} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const TILES = 11;

/** Placeholders of the categories. */
export function CategoryChoiceSkeleton() {
  return (
    <ul className={styles.tiles} aria-hidden="true">
      {Array.from({ length: TILES }, (_, index) => (
        <li key={index} className={styles.cell}>
          <div className={styles.empty}>
            <Skeleton shape="fill" />
          </div>
        </li>
      ))}
    </ul>
  );
}
