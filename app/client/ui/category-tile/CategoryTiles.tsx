import { CategoryTile } from './CategoryTile.tsx';

import styles from './CategoryTile.module.css';

interface CategoryTilesProps {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly image: string;
  }[];
  /** Where a category leads, or what a press on it does here. */
  readonly to: (id: string) => string | (() => void);
}

/** Categories with their pictures, as many in a row as fit. */
export function CategoryTiles({ categories, to }: CategoryTilesProps) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ id, name, image }) => (
        <li key={id}>
          <CategoryTile name={name} image={image} to={to(id)} />
        </li>
      ))}
    </ul>
  );
}
