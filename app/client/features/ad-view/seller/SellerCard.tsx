import { Link } from 'wouter';

import type { Advertisement } from '../../../../contract/index.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { adViewWords, sellerText } from '../ad-view-words.ru.ts';

import styles from './SellerCard.module.css';

/** The seller, the year of joining and the number of ads. */
export function SellerCard({ seller }: { readonly seller: Advertisement['publisher_info'] }) {
  return (
    <section className={styles.seller} aria-label={adViewWords.seller}>
      <Avatar name={seller.name} picture={seller.profile_picture} size="large" />
      <div className={styles.text}>
        <p className={styles.name}>
          <Link className={styles.link} href={`/user/${seller.id}`}>
            {seller.name}
          </Link>
          {seller.is_verified && (
            <span className={styles.verified} title={adViewWords.verifiedSeller}>
              <Icon name="verified" />
              <VisuallyHidden>{adViewWords.verifiedSeller}</VisuallyHidden>
            </span>
          )}
        </p>
        <p className={styles.since}>{sellerText(seller.user_since, seller.total_listings)}</p>
      </div>
    </section>
  );
}
