import type { ReactNode } from 'react';
import { Link } from 'wouter';

import styles from './Button.module.css';

interface ButtonLinkProps {
  /** A path of the site, or another URL: `tel:`, `https:`. */
  readonly href: string;
  readonly look?: 'primary' | 'soft' | 'neutral' | 'outline';
  readonly size?: 'small' | 'medium' | 'large' | 'block';
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, look = 'primary', size = 'medium', children } = props;
  const dress = { className: styles.button, 'data-look': look, 'data-size': size };
  if (href.startsWith('/')) {
    return (
      <Link {...dress} href={href}>
        {children}
      </Link>
    );
  }
  const isPage = href.startsWith('https:');
  return (
    <a {...dress} href={href} {...(isPage && { target: '_blank', rel: 'noreferrer' })}>
      {children}
    </a>
  );
}
