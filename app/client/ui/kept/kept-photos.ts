/** Rendered widths of the photos in the lists of kept ads, in the syntax of `<img sizes>`. */
export const keptPhotos = {
  favorites: '(max-width: 768px) 104px, 176px',
  comparisons: '(max-width: 768px) 40vw, 340px',
} as const;

/** Number of photos that every first view of such a list shows. */
export const FIRST_PHOTOS = 2;
