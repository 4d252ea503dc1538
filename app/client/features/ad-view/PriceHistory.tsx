import type { Advertisement } from '../../../contract/index.ts';
import { adViewWords } from './ad-view-words.ru.ts';

import styles from './PriceHistory.module.css';

interface PriceHistoryProps {
  readonly ad: Pick<Advertisement, 'subtitle2' | 'former_price' | 'price_history'>;
}

/** The price before a drop, and the earlier prices on demand. */
export function PriceHistory({ ad }: PriceHistoryProps) {
  const { subtitle2, former_price: former, price_history: prices } = ad;
  if (prices.length === 0) return null;
  return (
    <div className={styles.history}>
      {former !== null && (
        <p>
          {adViewWords.former} <s>{former}</s>
        </p>
      )}
      <details>
        <summary className={styles.summary}>{adViewWords.prices}</summary>
        <ol className={styles.prices}>
          <li>
            <b>{subtitle2}</b>
            <span>{adViewWords.now}</span>
          </li>
          {prices.map(({ price, until }) => (
            <li key={`${until} ${price}`}>
              {price}
              <span>{until}</span>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
