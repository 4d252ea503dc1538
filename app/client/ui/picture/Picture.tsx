import { useState } from 'react';

import { Icon } from '../icon/Icon.tsx';

import styles from './Picture.module.css';

interface PictureProps {
  /** `null`: there is no picture. */
  readonly src: string | null;
  /** Other widths of the picture, in the syntax of `<img srcset>`. */
  readonly srcSet?: string | null;
  /** Rendered width of the picture, in the syntax of `<img sizes>`; requires `srcSet`. */
  readonly sizes?: string;
  /** Alternative text; empty where the adjacent text is sufficient. */
  readonly alt?: string;
  /** Aspect ratio before the picture is loaded; the stylesheet may crop it. */
  readonly width: number;
  readonly height: number;
  /** A picture of the first view: it loads with high priority, the others when they are near. */
  readonly isFirst?: boolean;
  /** The next picture to be shown, still out of view: it loads after the visible ones. */
  readonly isNear?: boolean;
}

/** A photo that fills its box, or a placeholder when it is absent or fails to load. */
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
      // React sets attributes in this order: `loading` must precede `src`.
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
