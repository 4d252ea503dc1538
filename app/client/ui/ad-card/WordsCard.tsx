import { FACT_SEPARATOR } from '../../../card/card-words.ru.ts';
import { Icon } from '../icon/Icon.tsx';
import { KeepSlot } from '../kept/KeepSlot.tsx';
import { Price } from '../price/Price.tsx';
import { servedText } from '../served/served-text.ru.ts';
import { adCardWords } from './ad-card-words.ru.ts';
import { AdLink } from './AdLink.tsx';
import { AdTags } from './AdTags.tsx';
import type { AdCardProps } from './card-ad.ts';

import styles from './WordsCard.module.css';

/** Maximum number of facts (DESIGN §7, «Card of words»). */
const FACTS = 3;

/** An ad without photos: its title, price, facts, seller and place instead of an empty picture. */
export function WordsCard({ ad, layout, showsTag = true }: AdCardProps) {
  const facts = ad.subtitle1?.split(FACT_SEPARATOR).slice(0, FACTS) ?? [];
  const seller = ad.publisher_info;
  const isSeen = ad.has_seen && !ad.is_my_advertisement;
  return (
    <li className={styles.card} data-layout={layout}>
      {showsTag && <AdTags ad={ad} />}
      <AdLink ad={ad} className={styles.title} />
      {ad.subtitle2 !== null && <Price price={ad.subtitle2} areaPrice={ad.area_price} />}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {ad.excerpt !== null && <p className={styles.excerpt}>{ad.excerpt}</p>}
      <p className={styles.seller}>
        <span className={styles.name}>{ad.company ?? seller.name}</span>
        {seller.is_verified && <Icon name="verified" size={16} />}
      </p>
      {(ad.subtitle3 !== null || isSeen) && (
        <p className={styles.place}>
          <span>{ad.subtitle3 !== null && servedText(ad.subtitle3)}</span>
          {isSeen && <span>{adCardWords.seen}</span>}
        </p>
      )}
      <KeepSlot ad={ad} at="words" />
    </li>
  );
}
