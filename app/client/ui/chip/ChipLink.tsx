import type { ReactNode } from 'react';
import { Link } from 'wouter';

import styles from './Chip.module.css';

interface ChipLinkProps {
  readonly href: string;
  /** The link's target is the current page. */
  readonly isHere: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a chip. */
export function ChipLink({ href, isHere, children }: ChipLinkProps) {
  return (
    <Link
      className={styles.chip}
      href={href}
      data-active={isHere}
      aria-current={isHere ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
