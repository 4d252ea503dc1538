import type { IconName } from './icon-name.ts';
// Named by its content in a build, so that it is cached for a year and available offline.
import sprite from './icons.svg?no-inline';

import styles from './Icon.module.css';

interface IconProps {
  readonly name: IconName;
  /** Side of the square, in CSS pixels (DESIGN.md §5). */
  readonly size?: 16 | 18 | 20 | 22 | 24;
}

/**
 * An icon of the sprite in the current text colour. Hidden from screen readers: its button has a
 * name.
 */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
