import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { ImageVariant } from './encode-image.ts';

const DRAFTS = 'drafts';
/** Age of a draft whose process has died, in ms: no upload takes that long. */
const DRAFT_AGE_MS = 3_600_000;

/** Storage of the pictures' files. Ids are 32 hex digits, validated by the caller. */
export interface ImageStore {
  /** Stores all variants of a picture or none. A stored picture is not overwritten. */
  readonly write: (id: string, variants: readonly ImageVariant[]) => Promise<void>;
  readonly has: (id: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  /** Deletes what interrupted writes left an hour ago or earlier. */
  readonly forgetDrafts: () => Promise<void>;
}

/** Pictures in a folder: `ab/ab…/960.webp`. The folder is created with the first picture. */
export function createImageFolder(folder: string): ImageStore {
  const folderOf = (id: string): string => join(folder, imagePath(id));
  return {
    write: (id, variants) => writeFolder(folder, folderOf(id), variants),
    has: (id) =>
      access(folderOf(id)).then(
        () => true,
        () => false,
      ),
    remove: (id) => rm(folderOf(id), { recursive: true, force: true }),
    forgetDrafts: () => forgetDrafts(join(folder, DRAFTS)),
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

/** Another process may write its drafts in the same folder: only old ones are deleted. */
async function forgetDrafts(drafts: string): Promise<void> {
  const names = await readdir(drafts).catch(() => []);
  for (const name of names) {
    const draft = join(drafts, name);
    const { mtimeMs } = await stat(draft).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DRAFT_AGE_MS) await rm(draft, { recursive: true, force: true });
  }
}

function fileName(width: number): string {
  return `${width}.webp`;
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
