import type { ReactNode } from 'react';

import type { Advertisement } from '../../../contract/index.ts';
import { AdTags } from '../../ui/ad-card/AdTags.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { servedText } from '../../ui/served/served-text.ru.ts';
import { viewsText } from './ad-view-words.ru.ts';
import { PriceHistory } from './PriceHistory.tsx';

import styles from './AdHead.module.css';

interface AdHeadProps {
  readonly ad: Advertisement;
  /** The page's heading with the ad's title. */
  readonly heading: ReactNode;
  /** The status of one's own ad. */
  readonly status: ReactNode;
  /** Content on the right of the price. */
  readonly aside?: ReactNode;
  /** Actions of a buyer. */
  readonly children?: ReactNode;
}

/** Title, price, location, date and views of an ad. */
export function AdHead({ ad, heading, status, aside, children }: AdHeadProps) {
  return (
    <section className={styles.head} data-photos={ad.images.length > 0}>
      <div className={styles.marks}>
        {status}
        <div className={styles.promotion}>
          <AdTags ad={ad} marksOwn={false} />
        </div>
      </div>
      <div className={styles.top}>
        <div className={styles.names}>
          {ad.subtitle2 !== null && (
            <Price price={ad.subtitle2} areaPrice={ad.area_price} size="page" />
          )}
          {heading}
        </div>
        {aside}
      </div>
      <PriceHistory ad={ad} />
      <p className={styles.meta}>
        {ad.subtitle3 !== null && <span>{servedText(ad.subtitle3)}</span>}
        <span>{viewsText(ad.views)}</span>
      </p>
      {ad.tags.length > 0 && (
        <ul className={styles.labels}>
          {ad.tags.map(({ value }) => (
            <li key={value} className={styles.label}>
              {value}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}
