import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';

import { creationStructure } from '../../api/definitions/filters.ts';
import { homeWords } from './home-words.ru.ts';

import styles from './CategoryTiles.module.css';

/** All categories with pictures: a mosaic on desktop, two scrolling rows on mobile. */
export function CategoryTiles() {
  const structure = useQuery(creationStructure());
  const tiles = structure.data?.categories ?? [];

  return (
    <nav aria-label={homeWords.categories}>
      <ul className={styles.tiles}>
        {tiles.map(({ id, name, image }) => (
          <li key={id} className={styles.cell}>
            <Link className={styles.tile} href={`/category/${id}`}>
              <span className={styles.name}>{name}</span>
              <img className={styles.picture} src={image} alt="" width={120} height={90} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
