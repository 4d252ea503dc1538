import { Link } from 'wouter';

import { WholeWords } from '../whole-words/WholeWords.tsx';

import styles from './AdLink.module.css';

interface AdLinkProps {
  readonly ad: { readonly id: number; readonly title: string };
  /** The type of the title. */
  readonly className: string | undefined;
}

/** The link of an ad, named by its title: it covers its card or row, an `<li>`. */
export function AdLink({ ad, className }: AdLinkProps) {
  return (
    <Link className={`${styles.link} ${className}`} href={`/advertisement/${ad.id}`}>
      <WholeWords text={ad.title} />
    </Link>
  );
}
