import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { pricePieces } from './price-words.ru.ts';

import styles from './Price.module.css';

interface PriceProps {
  /** As the server formats it: «265 000 с.». */
  readonly price: string;
  /** A second, smaller price per square metre: «9 800 с. / м²». */
  readonly areaPrice?: string | null;
  /** `card`: in a list of ads; `wide`: on a double card; `page`: on the ad's own page. */
  readonly size?: 'card' | 'wide' | 'page';
}

/** A price for the eye and for screen readers, which read «с.» as «сомони» (DESIGN §6). */
export function Price({ price, areaPrice = null, size = 'card' }: PriceProps) {
  return (
    <p className={styles.price} data-size={size}>
      <span className={styles.amount}>
        <Spoken text={price} />
      </span>
      {areaPrice !== null && (
        <>
          {' '}
          <small className={styles.area}>
            <Spoken text={areaPrice} />
          </small>
        </>
      )}
    </p>
  );
}

function Spoken({ text }: { readonly text: string }) {
  return pricePieces(text).map(({ at, text, spoken, isPeriod }) => {
    if (isPeriod) {
      return (
        <small key={at} className={styles.period}>
          {text}
        </small>
      );
    }
    if (spoken === null) return <span key={at}>{text}</span>;
    return (
      <span key={at}>
        <span aria-hidden="true">{text}</span>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </span>
    );
  });
}
