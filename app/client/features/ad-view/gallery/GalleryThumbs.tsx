import { imageSrcSet } from '../../../../contract/plain.ts';
import { Picture } from '../../../ui/picture/Picture.tsx';
import { morePhotos, showPhoto } from '../ad-view-words.ru.ts';

import styles from './GalleryThumbs.module.css';

/** Maximum number of thumbnails. */
const SHOWN = 5;

interface GalleryThumbsProps {
  readonly photos: readonly string[];
  /** Index of the large photo. */
  readonly index: number;
  readonly onShow: (slide: number) => void;
  /** Called for the last thumbnail when it represents further photos: opens all. */
  readonly onMore: (start: number) => void;
}

/** Thumbnails of the first photos; the last one shows the number of further photos. */
export function GalleryThumbs({ photos, index, onShow, onMore }: GalleryThumbsProps) {
  const hidden = photos.length - SHOWN;
  const last = SHOWN - 1;
  return (
    <div className={styles.thumbs}>
      {photos.slice(0, SHOWN).map((url, slide) => {
        const isMore = slide === last && hidden > 0;
        return (
          <button
            key={url}
            type="button"
            className={styles.thumb}
            aria-label={isMore ? morePhotos(hidden) : showPhoto(slide + 1)}
            aria-current={slide === Math.min(index, last)}
            onClick={() => (isMore ? onMore(slide) : onShow(slide))}
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
