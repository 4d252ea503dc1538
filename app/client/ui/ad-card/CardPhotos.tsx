import { Icon } from '../icon/Icon.tsx';
import { Picture } from '../picture/Picture.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { adCardWords, photosText } from './ad-card-words.ru.ts';
import { AdTags } from './AdTags.tsx';
import type { AdCardProps } from './card-ad.ts';

import styles from './CardPhotos.module.css';

/** Photos in a strip: one large, two small. */
const STRIP_LENGTH = 3;
const WIDTH = 480;
const HEIGHT = 360;

/** Rendered width of the cover per layout. `auto` lets a lazy photo measure it. */
const COVER_SIZES = {
  grid: '(max-width: 599px) 50vw, (max-width: 1279px) 33vw, 322px',
  strip: '(max-width: 599px) 66vw, (max-width: 1279px) 33vw, 322px',
  list: '(max-width: 599px) 66vw, 304px',
  wide: '(max-width: 599px) 66vw, 450px',
} as const;

/** An ad's photos in its card: the cover, the strip on mobile, the marks over them. */
export function CardPhotos({ ad, layout, srcSetOf, ...rest }: AdCardProps) {
  const { isFirst = false, showsTag = true } = rest;
  const { images } = ad;
  const cover = images[0]?.url ?? null;
  const beside = layout === 'grid' ? [] : images.slice(1, STRIP_LENGTH);
  const sizes = COVER_SIZES[layout];
  return (
    <div className={styles.photos} data-beside={beside.length}>
      <div className={styles.cover}>
        <Picture
          src={cover}
          srcSet={cover === null ? null : srcSetOf(cover)}
          sizes={isFirst ? sizes : `auto, ${sizes}`}
          width={WIDTH}
          height={HEIGHT}
          isFirst={isFirst}
        />
      </div>
      {beside.map(({ url }) => (
        <div key={url} className={styles.beside}>
          <Picture
            src={url}
            srcSet={srcSetOf(url)}
            sizes="auto, 33vw"
            width={WIDTH}
            height={HEIGHT}
          />
        </div>
      ))}
      {showsTag && (
        <div className={styles.tags}>
          <AdTags ad={ad} />
        </div>
      )}
      {ad.has_seen && !ad.is_my_advertisement && (
        <span className={styles.seen}>{adCardWords.seen}</span>
      )}
      {images.length > 1 && (
        <span className={styles.count}>
          <Icon name="image" size={16} />
          <span aria-hidden="true">{images.length}</span>
          <VisuallyHidden>{photosText(images.length)}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}
