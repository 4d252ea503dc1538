import { memo } from 'react';

import { FACT_SEPARATOR } from '../../../card/card-words.ru.ts';
import { KeepSlot } from '../kept/KeepSlot.tsx';
import { Price } from '../price/Price.tsx';
import { servedText } from '../served/served-text.ru.ts';
import { AdLink } from './AdLink.tsx';
import type { AdCardProps } from './card-ad.ts';
import { CardPhotos } from './CardPhotos.tsx';
import { CardSellerLine } from './CardSellerLine.tsx';
import { WordsCard } from './WordsCard.tsx';

import styles from './AdCard.module.css';

/** Maximum number of tags in a card (DESIGN §7). */
const TAGS = 3;

/** Facts in a row, which breaks between them only; the separator stays with the fact before it. */
function Facts({ text }: { readonly text: string }) {
  return (
    <p className={styles.facts}>
      {Array.from(new Set(text.split(FACT_SEPARATOR))).flatMap((fact) => [
        <span key={fact}>{fact}</span>,
        ' ',
      ])}
    </p>
  );
}

/**
 * An ad in a list (an `<li>` of `AdGrid`): one link over the whole card, named by its title. A page
 * more does not draw the cards before it again: they may be a thousand.
 */
export const AdCard = memo(function AdCard({ isSeen = false, ...rest }: AdCardProps) {
  const props = isSeen ? { ...rest, ad: { ...rest.ad, has_seen: true } } : rest;
  const { ad, layout } = props;
  if (ad.images.length === 0) return <WordsCard {...props} />;
  const isSpacious = layout !== 'grid';
  return (
    <li className={styles.card} data-layout={layout}>
      <CardPhotos {...props} />
      <div className={styles.text}>
        {ad.subtitle2 !== null && (
          <Price
            price={ad.subtitle2}
            areaPrice={ad.area_price}
            size={layout === 'wide' ? 'wide' : 'card'}
          />
        )}
        <AdLink ad={ad} className={styles.title} />
        {ad.subtitle1 !== null && <Facts text={ad.subtitle1} />}
        {isSpacious && ad.tags.length > 0 && (
          <ul className={styles.tags}>
            {ad.tags.slice(0, TAGS).map(({ value }) => (
              <li key={value} className={styles.tag}>
                {value}
              </li>
            ))}
          </ul>
        )}
        {layout === 'wide' && <CardSellerLine seller={ad.publisher_info} />}
        {ad.subtitle3 !== null && <p className={styles.place}>{servedText(ad.subtitle3)}</p>}
      </div>
      <KeepSlot ad={ad} at="card" />
    </li>
  );
});
