import {
  IMAGE_BYTES,
  IMAGE_MIN_HEIGHT,
  IMAGE_MIN_WIDTH,
  IMAGE_PIXELS,
  IMAGE_TYPES,
} from '../../../../contract/plain.ts';

/** Longest side of an uploaded photo, in pixels: the widest variant that the server stores. */
const SIDE = 1_600;
/** Longest side of a thumbnail, in pixels. */
const PREVIEW_SIDE = 480;
const QUALITY = 0.86;
const PREVIEW_QUALITY = 0.7;
const MEGABYTE = 1024 * 1024;
/** Largest file that is opened, in MB: above the files of 200-megapixel cameras. */
const FILE_MEGABYTES = 80;

/** Why a file is not a photo. */
export type PhotoFault =
  | { readonly code: 'photo.too-large'; readonly megabytes: number }
  | {
      readonly code: 'photo.video' | 'photo.empty' | 'photo.heic' | 'photo.type' | 'photo.damaged';
    };

/** A photo ready for upload. */
export interface PreparedPhoto {
  readonly picture: Blob;
  /** Thumbnail as a `data:` URL. */
  readonly preview: string;
}

/**
 * Decodes a file upright and shrinks it to a JPEG of at most 1600 pixels in width and height if
 * that makes the upload smaller; else the file is sent unchanged.
 *
 * @returns A fault for a file that this browser cannot decode, or that is too large.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto | PhotoFault> {
  if (isVideo(file)) return { code: 'photo.video' };
  if (file.size > FILE_MEGABYTES * MEGABYTE) {
    return { code: 'photo.too-large', megabytes: FILE_MEGABYTES };
  }
  if (file.size === 0) return { code: 'photo.empty' };
  const bitmap = await open(file);
  if (bitmap === null) return { code: unreadable(file) };
  try {
    const preview = draw(bitmap, shareOf(bitmap, PREVIEW_SIDE)).toDataURL(
      'image/jpeg',
      PREVIEW_QUALITY,
    );
    const picture = await shrink(file, bitmap);
    if (picture === null) return { code: 'photo.damaged' };
    if (picture.size > IMAGE_BYTES) {
      return { code: 'photo.too-large', megabytes: IMAGE_BYTES / MEGABYTE };
    }
    return { picture, preview };
  } finally {
    bitmap.close();
  }
}

/** By type, or by name where the system knows no type. */
function isVideo({ type, name }: File): boolean {
  return type === '' ? /\.(?:mp4|mov|avi|mkv|webm|3gp)$/i.test(name) : type.startsWith('video/');
}

/** Why a browser cannot decode a file, by its type and name: HEIC is decoded by some alone. */
function unreadable({ type, name }: File): 'photo.heic' | 'photo.type' | 'photo.damaged' {
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)) return 'photo.heic';
  return /^image\/(?:jpeg|png|webp|avif|gif)$/.test(type) ? 'photo.damaged' : 'photo.type';
}

async function open(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // The browser rejects every file that it cannot decode.
    return null;
  }
}

/**
 * The smaller of the file itself, if the server accepts its type, and of a JPEG within the side.
 */
async function shrink(file: File, bitmap: ImageBitmap): Promise<Blob | null> {
  const canvas = draw(bitmap, shareOf(bitmap, SIDE));
  const shrunk = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  const isTaken =
    IMAGE_TYPES.some((type) => type === file.type) && bitmap.width * bitmap.height <= IMAGE_PIXELS;
  return isTaken && (shrunk === null || file.size <= shrunk.size) ? file : shrunk;
}

/** Scale that fits the side, not below the server's minimum. */
function shareOf({ width, height }: ImageBitmap, side: number): number {
  const fitting = Math.min(1, side / Math.max(width, height));
  const smallest = Math.min(1, Math.max(IMAGE_MIN_WIDTH / width, IMAGE_MIN_HEIGHT / height));
  return side === SIDE ? Math.max(fitting, smallest) : fitting;
}

function draw(bitmap: ImageBitmap, share: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser gives no canvas to draw a photo on.');
  // JPEG has no transparency: without a white background transparent parts turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}
