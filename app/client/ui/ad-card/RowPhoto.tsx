import { Picture } from '../picture/Picture.tsx';

import styles from './RowPhoto.module.css';

interface RowPhotoProps {
  readonly ad: {
    readonly images: readonly { readonly url: string }[];
    readonly section_picture: string | null;
  };
  /** Other widths of a photo, in the syntax of `<img srcset>`. */
  readonly srcSetOf: (url: string) => string | null;
  /** Rendered width, in the syntax of `<img sizes>`. */
  readonly sizes: string;
  readonly width: number;
  readonly height: number;
  readonly isFirst?: boolean;
}

/** The cover of an ad in a row; an ad without photos shows the picture of its category. */
export function RowPhoto({ ad, srcSetOf, sizes, ...rest }: RowPhotoProps) {
  const cover = ad.images[0]?.url ?? null;
  if (cover === null && ad.section_picture !== null) {
    return (
      <span className={styles.section}>
        <img src={ad.section_picture} alt="" width={96} height={72} loading="lazy" />
      </span>
    );
  }
  const srcSet = cover === null ? null : srcSetOf(cover);
  return <Picture {...rest} src={cover} srcSet={srcSet} sizes={sizes} />;
}
