import { Icon } from '../icon/Icon.tsx';
import { adCardWords } from './ad-card-words.ru.ts';
import type { CardAd } from './card-ad.ts';

import styles from './AdTags.module.css';

interface AdTagsProps {
  readonly ad: Pick<CardAd, 'promotion_type' | 'is_my_advertisement'>;
  /** Whether the ad is the viewer's own. */
  readonly marksOwn?: boolean;
}

/** The promotion of an ad, and whether it is the viewer's own; renders nothing for other ads. */
export function AdTags({ ad, marksOwn = true }: AdTagsProps) {
  const isOwn = marksOwn && ad.is_my_advertisement;
  if (ad.promotion_type === 'BASIC' && !isOwn) return null;
  return (
    <span className={styles.tags}>
      {ad.promotion_type === 'VIP' && (
        <span className={styles.tag} data-tag="vip">
          {adCardWords.vip}
        </span>
      )}
      {ad.promotion_type === 'PREMIUM' && (
        <span className={styles.tag} data-tag="premium">
          <Icon name="star" size={16} />
          {adCardWords.premium}
        </span>
      )}
      {isOwn && (
        <span className={styles.tag} data-tag="own">
          {adCardWords.own}
        </span>
      )}
    </span>
  );
}
