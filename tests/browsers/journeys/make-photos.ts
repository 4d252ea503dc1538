import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';

import sharp from 'sharp';

const FOLDER = '.build/browsers/photos';

/** Creates photos, each of one colour, and returns their paths. */
export async function makePhotos(count: number): Promise<readonly string[]> {
  await mkdir(FOLDER, { recursive: true });
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = resolve(FOLDER, `${index + 1}.jpg`);
      const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
      const create = { width: 1200, height: 900, channels: 3, background: { r, g, b } } as const;
      await sharp({ create }).jpeg().toFile(path);
      return path;
    }),
  );
}
