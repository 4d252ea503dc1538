import type { AdLimits } from '../../../../contract/index.ts';
import { adFaultText } from '../../../../contract/plain.ts';
import type { PhotoList, RefusedFile } from './photo-list.ts';
import { countAt } from './photo-list.ts';
import { photosFaults } from './photos-words.ru.ts';

/** Photos of an ad, and the files that were chosen and are none. */
interface ChosenPhotos {
  readonly photos: PhotoList;
  readonly refused: readonly RefusedFile[];
}

/**
 * Why an ad cannot be published with these photos, in Russian; `null` when it can, once all are
 * uploaded. A refused file that the person has not put away stops it: no photo goes missing
 * unseen.
 */
export function photosProblem(
  { photos, refused }: ChosenPhotos,
  { photos_min: min }: Pick<AdLimits, 'photos_min'>,
): string | null {
  const failed = countAt(photos, 'failed');
  if (failed > 0) return photosFaults.failed(failed);
  if (photos.length >= min && refused.length > 0) return photosFaults.refused(refused.length);
  return photos.length < min ? adFaultText({ code: 'images.too-few', min }) : null;
}
