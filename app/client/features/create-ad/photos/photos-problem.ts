import type { AdLimits } from '../../../../contract/index.ts';
import { adFaultText } from '../../../../contract/plain.ts';
import type { PhotoList } from './photo-list.ts';
import { countAt } from './photo-list.ts';
import { photosFaults } from './photos-words.ru.ts';

/**
 * Why an ad cannot be published with these photos, in Russian; `null` when it can, once all are
 * uploaded.
 */
export function photosProblem(
  photos: PhotoList,
  { photos_min: min }: Pick<AdLimits, 'photos_min'>,
): string | null {
  const failed = countAt(photos, 'failed');
  if (failed > 0) return photosFaults.failed(failed);
  return photos.length < min ? adFaultText({ code: 'images.too-few', min }) : null;
}
