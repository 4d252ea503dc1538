import { Link } from 'wouter';

import styles from './CategoryTile.module.css';

interface CategoryTileProps {
  readonly name: string;
  /** Address of its picture. */
  readonly image: string;
  /** A way to the category, or what a press on it does here. */
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
