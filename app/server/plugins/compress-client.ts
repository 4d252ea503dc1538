import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest)$/;
/** Minimum size of a compressed file, in bytes: a page loads dozens of pictures and parts below 1 KB. */
const WORTH_BYTES = 250;

/**
 * Writes a `.br` and a `.gz` beside every built text file without an up-to-date one; the server
 * sends them unchanged. A read-only folder stays as it is.
 */
export async function compressClient(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    try {
      await compress(path);
    } catch {
      return;
    }
  }
}

async function compress(path: string): Promise<void> {
  const { size, mtimeMs } = await stat(path);
  if (size < WORTH_BYTES || (await changedAt(`${path}.br`)) > mtimeMs) return;
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  // The .br last: the next run looks only for it.
  await writeWhole(`${path}.gz`, await promisify(gzip)(content));
  await writeWhole(`${path}.br`, await promisify(brotliCompress)(content, { params }));
}

/** Writes a file atomically: no request reads a part of it. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

function changedAt(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
