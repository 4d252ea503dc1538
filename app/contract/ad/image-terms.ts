/** What may be uploaded. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Largest file, in bytes. */
export const IMAGE_BYTES = 10 * 1024 * 1024;
/** Largest picture, in pixels. */
export const IMAGE_PIXELS = 40_000_000;
/** Smallest picture: either side, in pixels. */
export const IMAGE_MIN_WIDTH = 400;
export const IMAGE_MIN_HEIGHT = 300;
/** Widths every picture is kept in, in pixels; a smaller picture is never blown up. */
export const IMAGE_WIDTHS = [160, 480, 960, 1600] as const;

const VARIANT = /^\/images\/([0-9a-f]{32})\/(\d+)\.webp$/;

/** Address of a variant of an uploaded picture, from the root. */
export function imageUrl(id: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `/images/${id}/${width}.webp`;
}

/** The id in a picture's address; `null` when it is none of the uploads. */
export function imageIdOf(url: string): string | null {
  return VARIANT.exec(url)?.[1] ?? null;
}

/** What an `<img srcset>` says of a picture; `null` for one that has no variants. */
export function imageSrcSet(url: string): string | null {
  const id = imageIdOf(url);
  if (id === null) return null;
  return IMAGE_WIDTHS.map((width) => `${imageUrl(id, width)} ${width}w`).join(', ');
}
