/** Stage of a photo. */
export type PhotoStage =
  | { readonly type: 'waiting' }
  /** The uploaded `share`, 0…1. */
  | { readonly type: 'uploading'; readonly share: number }
  /** `url` is the entry of an ad's `images`. */
  | { readonly type: 'done'; readonly url: string }
  /** `reason` is in Russian; a retry may succeed. */
  | { readonly type: 'failed'; readonly reason: string };

/** A photo of an unpublished ad. */
export interface Photo {
  readonly id: string;
  /** `null` for a draft's photo, which is already uploaded. */
  readonly file: File | null;
  /** Thumbnail as a `data:` URL; `null` until the file was read. */
  readonly preview: string | null;
  readonly stage: PhotoStage;
}

/** Photos in display order; the first is the cover. */
export type PhotoList = readonly Photo[];

/** A chosen file that is no photo of the ad; `reason` is in Russian. */
export interface RefusedFile {
  readonly id: string;
  /** Name of the file. */
  readonly name: string;
  readonly reason: string;
}

/** A chosen file under a unique id. */
export interface NewPhoto {
  readonly id: string;
  readonly file: File;
}

/** Adds files at the end, up to `limit`; an id that is already there is not added again. */
export function withAdded(photos: PhotoList, files: readonly NewPhoto[], limit: number): PhotoList {
  const ids = new Set(photos.map(({ id }) => id));
  const fresh = files.filter(({ id }) => !ids.has(id) && ids.add(id).size > 0);
  const room = Math.max(0, limit - photos.length);
  const added = fresh
    .slice(0, room)
    .map(({ id, file }): Photo => ({ id, file, preview: null, stage: { type: 'waiting' } }));
  return [...photos, ...added];
}

/** Removes a photo. */
export function without(photos: PhotoList, id: string): PhotoList {
  return photos.filter((photo) => photo.id !== id);
}

/** Moves a photo to an index, counted without it; an index outside is clamped. */
export function withMoved(photos: PhotoList, id: string, to: number): PhotoList {
  const photo = photos.find((one) => one.id === id);
  if (photo === undefined) return photos;
  return without(photos, id).toSpliced(Math.max(0, to), 0, photo);
}

/** Changes a part of one photo. */
export function withChanged(
  photos: PhotoList,
  id: string,
  part: Partial<Pick<Photo, 'preview' | 'stage'>>,
): PhotoList {
  return photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo));
}

/** Whether a photo is at a stage; `false` for an unknown one. */
export function isAt(photos: PhotoList, id: string, type: PhotoStage['type']): boolean {
  return photos.some((photo) => photo.id === id && photo.stage.type === type);
}

/** Number of photos at a stage. */
export function countAt(photos: PhotoList, type: PhotoStage['type']): number {
  return photos.filter(({ stage }) => stage.type === type).length;
}

/** URLs of the uploaded photos, in their order. */
export function uploadedUrls(photos: PhotoList): readonly string[] {
  return photos.flatMap(({ stage }) => (stage.type === 'done' ? [stage.url] : []));
}

/** Photos of a draft, uploaded in an earlier visit. */
export function photosOfDraft(urls: readonly string[]): PhotoList {
  return [...new Set(urls)].map((url) => ({
    id: url,
    file: null,
    preview: null,
    stage: { type: 'done', url },
  }));
}
