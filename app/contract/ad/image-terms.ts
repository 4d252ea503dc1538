/** Accepted content types of an upload. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Maximum file size, in bytes. */
export const IMAGE_BYTES = 10 * 1024 * 1024;
/** Maximum number of pixels. */
export const IMAGE_PIXELS = 40_000_000;
/** Minimum width and height, in pixels. */
export const IMAGE_MIN_WIDTH = 400;
export const IMAGE_MIN_HEIGHT = 300;
/** Widths of the stored variants, in pixels; a smaller image is not enlarged. */
export const IMAGE_WIDTHS = [160, 480, 960, 1600] as const;

const VARIANT = /^\/images\/([0-9a-f]{32})\/(\d+)\.webp$/;

/** Returns the URL path of a variant of an uploaded image. */
export function imageUrl(id: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  return `/images/${id}/${width}.webp`;
}

/** Returns the id in an image's URL; `null` when the image is not an upload. */
export function imageIdOf(url: string): string | null {
  return VARIANT.exec(url)?.[1] ?? null;
}

/** Returns the `srcset` of an image; `null` for an image without variants. */
export function imageSrcSet(url: string): string | null {
  const id = imageIdOf(url);
  if (id === null) return null;
  return IMAGE_WIDTHS.map((width) => `${imageUrl(id, width)} ${width}w`).join(', ');
}
