import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = '.build/client';

/**
 * Returns the built chunk of a module of the client, relative to the folder of the built pages:
 * names of chunks are hashes.
 *
 * @param manifest Of the Russian pages, or `manifest.tg.json` of the Tajik ones.
 * @throws When the module has no chunk of its own.
 */
export function builtFile(module: string, manifest = 'manifest.json'): string {
  const chunks: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(join(FOLDER, '.vite', manifest), 'utf8'),
  );
  const file = chunks[module]?.file;
  if (file === undefined) throw new Error(`${module} has no chunk of its own in ${manifest}.`);
  return file;
}
