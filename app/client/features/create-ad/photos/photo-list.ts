/** What is going on with a photo. */
export type PhotoStage =
  | { readonly type: 'waiting' }
  /** `share` of it has gone, 0…1. */
  | { readonly type: 'uploading'; readonly share: number }
  /** `url` is what an ad's `images` name. */
  | { readonly type: 'done'; readonly url: string }
  /** `reason` is fit to be shown; another try may help unless the file itself is to blame. */
  | { readonly type: 'failed'; readonly reason: string; readonly mayRetry: boolean };

/** A photo of the ad that is being written. */
export interface Photo {
  readonly id: string;
  /** `null` for a photo of a draft: it is on the server already. */
  readonly file: File | null;
  /** A small picture as a `data:` address; `null` until the file was read. */
  readonly preview: string | null;
  readonly stage: PhotoStage;
}

/** Photos in the order they will be shown; the first is the cover. */
export type PhotoList = readonly Photo[];

/** A file the person chose, under an id that nothing else has. */
export interface NewPhoto {
  readonly id: string;
  readonly file: File;
}

/** Adds files at the end, as many as `limit` leaves room for; an id that is there already is not added again. */
export function withAdded(photos: PhotoList, files: readonly NewPhoto[], limit: number): PhotoList {
  const ids = new Set(photos.map(({ id }) => id));
  const fresh = files.filter(({ id }) => !ids.has(id) && ids.add(id).size > 0);
  const room = Math.max(0, limit - photos.length);
  const added = fresh
    .slice(0, room)
    .map(({ id, file }): Photo => ({ id, file, preview: null, stage: { type: 'waiting' } }));
  return [...photos, ...added];
}

/** Takes a photo out. */
export function without(photos: PhotoList, id: string): PhotoList {
  return photos.filter((photo) => photo.id !== id);
}

/** Puts a photo at a place, counted in the list without it; a place outside is the nearest end. */
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

/** Whether a photo is at a stage; not when there is no such photo. */
export function isAt(photos: PhotoList, id: string, type: PhotoStage['type']): boolean {
  return photos.some((photo) => photo.id === id && photo.stage.type === type);
}

/** How many photos are at a stage. */
export function countAt(photos: PhotoList, type: PhotoStage['type']): number {
  return photos.filter(({ stage }) => stage.type === type).length;
}

/** Addresses of the photos that are on the server, in their order. */
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
