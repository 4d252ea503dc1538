import { createBucketStore } from './bucket-store.ts';
import { createImageFolder, type ImageStore } from './image-store.ts';
import type { Bucket } from './sign-request.ts';

/** Where the files of pictures are: in the bucket if there is one, else in the folder. */
export interface ImagePlace {
  readonly folder: string;
  readonly bucket: Bucket | null;
}

/** Opens the storage of pictures. */
export function createImageStore({ folder, bucket }: ImagePlace): ImageStore {
  return bucket === null ? createImageFolder(folder) : createBucketStore(bucket);
}
