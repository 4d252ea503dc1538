import { Link } from 'wouter';

import styles from './CategoryTile.module.css';

interface CategoryTileProps {
  readonly name: string;
  /** URL of its picture. */
  readonly image: string;
  /** A link to the category, or a button with an action. */
  readonly to: string | (() => void);
}

/** A category with its picture. */
export function CategoryTile({ name, image, to }: CategoryTileProps) {
  const inside = (
    <>
      <span className={styles.name}>{name}</span>
      <img className={styles.picture} src={image} alt="" width={96} height={72} loading="lazy" />
    </>
  );
  if (typeof to === 'string') {
    return (
      <Link className={styles.tile} href={to}>
        {inside}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.tile} onClick={to}>
      {inside}
    </button>
  );
}
