import { imageSrcSet } from '../../../../contract/plain.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { morePhotos, showPhoto } from '../ad-view-words.ru.ts';

import styles from './GalleryThumbs.module.css';

/** Small pictures below the large one. */
const SHOWN = 5;

interface GalleryThumbsProps {
  readonly photos: readonly string[];
  /** Which photo is the large one. */
  readonly index: number;
  readonly onShow: (place: number) => void;
  /** The last small picture stands for more: it opens them all. */
  readonly onMore: (start: number) => void;
}

/** The first photos, small, each a way to see it large; the last says how many more there are. */
export function GalleryThumbs({ photos, index, onShow, onMore }: GalleryThumbsProps) {
  const hidden = photos.length - SHOWN;
  const last = SHOWN - 1;
  return (
    <div className={styles.thumbs}>
      {photos.slice(0, SHOWN).map((url, place) => {
        const isMore = place === last && hidden > 0;
        return (
          <button
            key={url}
            type="button"
            className={styles.thumb}
            aria-label={isMore ? morePhotos(hidden) : showPhoto(place + 1)}
            aria-current={place === Math.min(index, last)}
            onClick={() => (isMore ? onMore(place) : onShow(place))}
          >
            <Picture src={url} srcSet={imageSrcSet(url)} sizes="160px" width={160} height={100} />
            {isMore && (
              <b className={styles.more} aria-hidden="true">
                +{hidden}
              </b>
            )}
          </button>
        );
      })}
    </div>
  );
}
