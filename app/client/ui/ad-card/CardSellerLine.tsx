import { Avatar } from '../avatar/Avatar.tsx';
import { sellerSince } from './ad-card-words.ru.ts';
import type { CardSeller } from './card-ad.ts';

import styles from './CardSellerLine.module.css';

/** The seller, on a double card. */
export function CardSellerLine({ seller }: { readonly seller: CardSeller }) {
  return (
    <div className={styles.seller}>
      <Avatar name={seller.name} picture={seller.profile_picture} />
      <div className={styles.text}>
        <p className={styles.name}>{seller.name}</p>
        <p className={styles.since}>{sellerSince(seller.user_since)}</p>
      </div>
    </div>
  );
}
