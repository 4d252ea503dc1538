import type { IconName } from './icon-name.ts';
// Named by its content in a build: kept for a year, and there without a connection.
import sprite from './icons.svg?no-inline';

import styles from './Icon.module.css';

interface IconProps {
  readonly name: IconName;
  /** Side of the square, in CSS pixels (DESIGN.md §5). */
  readonly size?: 16 | 18 | 20 | 22 | 24;
}

/** A drawing of the sprite in the colour of the text around it. Says nothing: its button has a name. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
