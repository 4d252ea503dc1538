import { CategoryTile } from './CategoryTile.tsx';

import styles from './CategoryTile.module.css';

interface CategoryTilesProps {
  readonly categories: readonly {
    readonly id: string;
    readonly name: string;
    readonly image: string;
  }[];
  /** A category's link or action. */
  readonly to: (id: string) => string | (() => void);
}

/** Categories with pictures, as many per row as fit. */
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
