import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ImageVariant } from './encode-image.ts';

/** Storage of the pictures' files. Ids are 32 hex digits, validated by the caller. */
export interface ImageStore {
  /** Stores all variants of a picture or none. A stored picture is not overwritten. */
  readonly write: (id: string, variants: readonly ImageVariant[]) => Promise<void>;
  readonly has: (id: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** Deletes what a process left that ended while it wrote. */
  readonly removeDrafts: () => Promise<void>;
}

const DRAFTS = 'drafts';
/** Age of an abandoned draft, in ms: no picture is written for so long. */
const ABANDONED_MS = 3_600_000;

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
    removeDrafts: () => removeOld(join(folder, DRAFTS)),
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
  const draft = join(folder, DRAFTS, randomUUID());
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

async function removeOld(drafts: string): Promise<void> {
  const names = await readdir(drafts).catch((error: unknown) => {
    if (hasCode(error, ['ENOENT'])) return [];
    throw error;
  });
  for (const name of names) {
    const draft = join(drafts, name);
    // Absent once its picture is complete.
    const written = await stat(draft).catch(() => null);
    if (written === null || Date.now() - written.mtimeMs < ABANDONED_MS) continue;
    await rm(draft, { recursive: true, force: true });
  }
}

function fileName(width: number): string {
  return `${width}.webp`;
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
