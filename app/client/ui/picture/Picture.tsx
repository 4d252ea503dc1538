import { useState } from 'react';

import { Icon } from '../icon/Icon.tsx';

import styles from './Picture.module.css';

interface PictureProps {
  /** `null`: there is no picture. */
  readonly src: string | null;
  /** The same picture in other widths, as an `<img srcset>` says it. */
  readonly srcSet?: string | null;
  /** How wide the picture will be drawn, as an `<img sizes>` says it; goes with `srcSet`. */
  readonly sizes?: string;
  /** What it shows; empty where the words beside it say so already. */
  readonly alt?: string;
  /** Its shape before it has come: the box is cut by the stylesheet. */
  readonly width: number;
  readonly height: number;
  /** The first thing a person sees: it loads before everything else, the rest when it comes near. */
  readonly isFirst?: boolean;
  /** The next one to be seen, though out of sight: it loads after everything that is in sight. */
  readonly isNear?: boolean;
}

/** A photo that fills its box, or a calm block where there is none or it does not come. */
export function Picture(props: PictureProps) {
  const { src, srcSet = null, sizes, alt = '', width, height } = props;
  const { isFirst = false, isNear = false } = props;
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) {
    return (
      <span className={styles.none} {...(alt !== '' && { role: 'img', 'aria-label': alt })}>
        <Icon name="image" size={24} />
      </span>
    );
  }
  return (
    <img
      className={styles.picture}
      // React sets attributes in this order: a picture must know it is lazy before its address.
      loading={isFirst || isNear ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : isNear ? 'low' : 'auto'}
      decoding="async"
      sizes={srcSet === null ? undefined : sizes}
      srcSet={srcSet ?? undefined}
      src={src}
      alt={alt}
      width={width}
      height={height}
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
}
