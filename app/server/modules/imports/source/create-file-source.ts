import { open, realpath } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';

import { IMAGE_BYTES, IMPORT_LIMIT } from '../../../../contract/index.ts';
import { adsOfCsv } from './ads-of-csv.ts';
import { SourceAd, toPhone, type ImportSource } from './import-source.ts';

/** Maximum size of the file, in bytes (decisions, «Ad transfer»). */
const FILE_BYTES = 5 * 1024 * 1024;

/**
 * Ads of an open file, JSON or CSV (`IMPORT.md` has its format); pictures are files in its folder.
 * The file is read at each search, so that it may be replaced while the server runs. An ad of
 * another shape is skipped.
 */
export function createFileSource(file: string): ImportSource {
  const folder = dirname(file);
  return {
    findAds: async (phone) => {
      const text = await readBounded(file, FILE_BYTES);
      if (text === null) throw new Error(`The ads in ${file} are missing, or over 5 MB.`);
      return adsOf(text.toString('utf8'), extname(file))
        .flatMap((json) => SourceAd.safeParse(json).data ?? [])
        .filter((ad) => toPhone(ad.phone) === phone)
        .slice(0, IMPORT_LIMIT);
    },
    readImage: async (name) => {
      const path = await realpath(join(folder, name)).catch(() => null);
      // A link may lead out of the folder, too.
      if (path === null || !path.startsWith((await realpath(folder)) + sep)) return null;
      return readBounded(path, IMAGE_BYTES);
    },
  };
}

function adsOf(text: string, extension: string): readonly unknown[] {
  if (extension === '.csv') return adsOfCsv(text);
  const json: unknown = JSON.parse(text);
  const ads: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'ads') : null;
  return Array.isArray(ads) ? ads : [];
}

/** Reads a file; `null` for an absent one, a folder, or one of more bytes. */
async function readBounded(path: string, limit: number): Promise<Buffer | null> {
  const file = await open(path).catch(() => null);
  if (file === null) return null;
  try {
    const stats = await file.stat();
    return stats.isFile() && stats.size <= limit ? await file.readFile() : null;
  } finally {
    await file.close();
  }
}
