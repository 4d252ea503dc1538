import { Link } from 'wouter';

import type { Advertisement } from '../../../../contract/index.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { adViewWords, sellerText } from '../ad-view-words.ru.ts';

import styles from './SellerCard.module.css';

interface SellerCardProps {
  readonly seller: Advertisement['publisher_info'];
  /** Name that is shown instead of the seller's. */
  readonly company: string | null;
  /** Text of the mark of a verified seller. */
  readonly verified: string;
}

/** The seller, the year of joining and the number of ads. */
export function SellerCard({ seller, company, verified }: SellerCardProps) {
  return (
    <section className={styles.seller} aria-label={adViewWords.seller}>
      <Avatar name={company ?? seller.name} picture={seller.profile_picture} size="large" />
      <div className={styles.text}>
        <p className={styles.name}>
          <Link className={styles.link} href={`/user/${seller.id}`}>
            {company ?? seller.name}
          </Link>
          {seller.is_verified && (
            <span className={styles.verified} title={verified}>
              <Icon name="verified" />
              <VisuallyHidden>{verified}</VisuallyHidden>
            </span>
          )}
        </p>
        <p className={styles.since}>{sellerText(seller.user_since, seller.total_listings)}</p>
      </div>
      <Icon name="right" />
    </section>
  );
}
