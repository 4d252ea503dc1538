import { Link } from 'wouter';

import type { MyAdCard } from '../../../contract/index.ts';
import { imageSrcSet } from '../../../contract/plain.ts';
import { AdLink } from '../../ui/ad-card/AdLink.tsx';
import { AdTags } from '../../ui/ad-card/AdTags.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { shownStatus } from '../../ui/status-badge/shown-status.ts';
import { StatusBadge } from '../../ui/status-badge/StatusBadge.tsx';
import { AdActions } from './actions/AdActions.tsx';
import { phoneViewsText, viewsText } from './my-ads-words.ru.ts';
import { rowDate } from './row-date.ru.ts';

import styles from './MyAdRow.module.css';

const WIDTH = 208;
const HEIGHT = 156;

interface MyAdRowProps {
  readonly ad: MyAdCard;
  readonly isFirst: boolean;
}

/** A row of the user's own ad: status, price, views, phone views, actions. */
export function MyAdRow({ ad, isFirst }: MyAdRowProps) {
  const cover = ad.images[0]?.url ?? null;
  return (
    <li className={styles.row}>
      <div
        className={styles.photo}
        data-faded={ad.status !== 'PUBLISHED'}
        data-section={cover === null}
      >
        <Picture
          src={cover ?? ad.section_picture}
          srcSet={cover === null ? null : imageSrcSet(cover)}
          sizes="(max-width: 768px) 112px, 208px"
          width={WIDTH}
          height={HEIGHT}
          isFirst={isFirst}
        />
        <div className={styles.tags}>
          <AdTags ad={ad} marksOwn={false} />
        </div>
      </div>
      <div className={styles.text}>
        <p className={styles.state}>
          <StatusBadge status={shownStatus(ad)} />
          <span className={styles.date}>{rowDate(ad)}</span>
        </p>
        <AdLink ad={ad} className={styles.title} />
        {ad.subtitle2 !== null && <Price price={ad.subtitle2} areaPrice={ad.area_price} />}
        <Link className={styles.views} href={`/my-advertisements/${ad.id}`}>
          <Icon name="chart" size={18} />
          {viewsText(ad.views)}
        </Link>
        {ad.phone_views > 0 && (
          <p className={styles.views}>
            <Icon name="phone" size={18} />
            {phoneViewsText(ad.phone_views)}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <AdActions ad={ad} variant="row" />
      </div>
    </li>
  );
}
