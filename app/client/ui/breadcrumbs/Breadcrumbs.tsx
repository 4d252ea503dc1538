import { Link } from 'wouter';

import { Icon } from '../icon/Icon.tsx';
import { breadcrumbsWords } from './breadcrumbs-words.ru.ts';

import styles from './Breadcrumbs.module.css';

/** A breadcrumb; without an address it is plain text. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

interface BreadcrumbsProps {
  /** Breadcrumbs after the first page; the last one is this page. */
  readonly crumbs: readonly Crumb[];
}

/** The breadcrumbs from the first page to this one. */
export function Breadcrumbs({ crumbs }: BreadcrumbsProps) {
  const way = [{ name: breadcrumbsWords.home, href: '/' }, ...crumbs];
  return (
    <nav aria-label={breadcrumbsWords.label}>
      <ol className={styles.way}>
        {way.map(({ name, href }, index) => (
          <li key={`${href ?? ''} ${name}`} className={styles.crumb}>
            {index > 0 && <Icon name="right" size={16} />}
            {href === undefined ? (
              <span
                className={styles.here}
                aria-current={index === way.length - 1 ? 'page' : undefined}
              >
                {name}
              </span>
            ) : (
              <Link className={styles.link} href={href}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
