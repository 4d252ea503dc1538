import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The TypeScript files of the folders without generated ones; paths from the root. */
export function sourceFiles(folders: readonly string[], ending: RegExp = /\.tsx?$/): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && ending.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .filter((file) => !/node_modules|\.generated\.|\.d\.ts$|\/dist\//.test(file))
    .toSorted();
}

/** Imports of a source; `values` leaves `import type` out. */
export function importsOf(source: string, which: 'all' | 'values' = 'all'): string[] {
  const statements = source.matchAll(
    /^(?:import|export)\s(?<type>type\s)?(?:[^'";]*?\sfrom\s)?'(?<target>[^']+)'/gm,
  );
  const lazy = source.matchAll(/\bimport\('(?<target>[^']+)'\)/g);
  return [
    ...[...statements].filter(({ groups }) => which === 'all' || groups?.['type'] === undefined),
    ...lazy,
  ].flatMap(({ groups }) => groups?.['target'] ?? []);
}
