import { randomInt } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';

/** Paths of so many new photos, each of one colour, in a new folder. */
export async function makePhotos(count: number): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bozor-photos-'));
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const path = join(folder, `${index + 1}.jpg`);
      const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
      const create = { width: 1200, height: 900, channels: 3, background: { r, g, b } } as const;
      await sharp({ create }).jpeg().toFile(path);
      return path;
    }),
  );
}
