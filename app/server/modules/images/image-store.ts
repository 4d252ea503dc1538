import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ImageVariant } from './encode-image.ts';

/** Storage of the pictures' files. Ids are 32 hex digits, validated by the caller. */
export interface ImageStore {
  /** Stores all variants of a picture or none. A stored picture is not overwritten. */
  readonly write: (id: string, variants: readonly ImageVariant[]) => Promise<void>;
  readonly has: (id: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
}

/** Pictures in a folder: `ab/ab…/960.webp`. The folder is created with the first picture. */
export function openImageFolder(folder: string): ImageStore {
  const scopeOf = (id: string): string => join(folder, imagePath(id));
  return {
    write: (id, variants) => writeFolder(folder, scopeOf(id), variants),
    has: (id) =>
      access(scopeOf(id)).then(
        () => true,
        () => false,
      ),
    remove: (id) => rm(scopeOf(id), { recursive: true, force: true }),
  };
}

/** Folder of a picture's files, relative to the folder of all pictures. */
export function imagePath(id: string): string {
  return `${id.slice(0, 2)}/${id}`;
}

/** Writes to a temporary folder, then renames it: a picture is stored completely or not at all. */
async function writeFolder(
  folder: string,
  place: string,
  variants: readonly ImageVariant[],
): Promise<void> {
  const draft = join(folder, 'drafts', randomUUID());
  try {
    await mkdir(draft, { recursive: true });
    for (const { width, file } of variants) {
      await writeFile(join(draft, fileName(width)), file, { flush: true });
    }
    await mkdir(join(place, '..'), { recursive: true });
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!hasCode(error, ['ENOTEMPTY', 'EEXIST', 'EPERM'])) throw error;
    // A concurrent upload stored the same picture; on Windows the code is EPERM, as for many other
    // failures.
    await access(place);
  }
}

function fileName(width: number): string {
  return `${width}.webp`;
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
