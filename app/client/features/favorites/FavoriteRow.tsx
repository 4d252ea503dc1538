import type { ComponentType } from 'react';

import type { FavoriteCard } from '../../../contract/index.ts';
import { imageSrcSet } from '../../../contract/plain.ts';
import { AdLink } from '../../ui/ad-card/AdLink.tsx';
import { keepFocus } from '../../ui/focus/keep-focus.ts';
import { keptPhotos } from '../../ui/kept/kept-photos.ts';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { servedText } from '../../ui/served/served-text.ru.ts';
import { cheaperText, favoritesWords } from './favorites-words.ru.ts';

import styles from './FavoriteRow.module.css';

const WIDTH = 176;
const HEIGHT = 132;

/** Parts of a row that belong to another feature. */
export interface RowParts {
  readonly Heart: ComponentType<{ readonly ad: FavoriteCard }>;
  readonly Note: ComponentType<{ readonly ad: FavoriteCard }>;
  readonly Menu: ComponentType<{ readonly ad: FavoriteCard; readonly isClosed: boolean }>;
}

interface FavoriteRowProps extends RowParts {
  readonly ad: FavoriteCard;
  readonly isFirst: boolean;
}

/** A favourite: photo, price, title, facts, place, note. One that is closed is grey. */
export function FavoriteRow({ ad, isFirst, Heart, Note, Menu }: FavoriteRowProps) {
  const cover = ad.images[0]?.url ?? null;
  const isClosed = ad.status !== 'PUBLISHED';
  return (
    <li ref={keepFocus} className={styles.row} data-closed={isClosed}>
      <div className={styles.photo} data-section={cover === null}>
        <Picture
          src={cover ?? ad.section_picture}
          srcSet={cover === null ? null : imageSrcSet(cover)}
          sizes={keptPhotos.favorites}
          width={WIDTH}
          height={HEIGHT}
          isFirst={isFirst}
        />
      </div>
      <div className={styles.text}>
        {isClosed && <p className={styles.closed}>{favoritesWords.closed}</p>}
        <div className={styles.price}>
          {ad.subtitle2 !== null && <Price price={ad.subtitle2} areaPrice={ad.area_price} />}
          {ad.cheaper_by !== null && (
            <span className={styles.cheaper}>{cheaperText(ad.cheaper_by)}</span>
          )}
        </div>
        <AdLink ad={ad} className={styles.title} />
        {ad.subtitle1 !== null && <p className={styles.facts}>{ad.subtitle1}</p>}
        {ad.subtitle3 !== null && <p className={styles.place}>{servedText(ad.subtitle3)}</p>}
      </div>
      <div className={styles.actions}>
        <Heart ad={ad} />
        <Menu ad={ad} isClosed={isClosed} />
      </div>
      <div className={styles.note}>
        <Note ad={ad} />
      </div>
    </li>
  );
}
