import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { filesOf, modulesOf, type Manifest } from './manifest.ts';

/** A file of styles with the ends of its class names, which name their source. */
interface PartStyles {
  readonly file: string;
  readonly marks: readonly string[];
}

/** A class of a CSS module as the build names it: `_name_hash_line`. */
const CLASS = /\._[\w-]*?(_[a-z0-9]{5})_\d/gi;
/** All that may be the hash of a class in a page's content, in one pass: it has 100,000 letters. */
const MARK = /_[a-z0-9]{5}(?=_\d)/gi;

/**
 * Reads the styles of the parts that pages load on their own. The server draws some of them: without
 * their styles the content moves when these arrive.
 *
 * @param root Folder of the built files.
 * @param entry Module of the entry.
 * @returns A function: files with styles of the parts in a page's content that neither its module
 *   nor the entry has. The frame of every page has parts, too. A page of the entry has no module.
 */
export async function readPartStyles(
  root: string,
  manifest: Manifest,
  entry: string,
): Promise<(module: string | null, body: string) => readonly string[]> {
  const isStyles = (file: string) => file.endsWith('.css');
  const parts = new Map<string, readonly PartStyles[]>();
  const ofFrame = partsOf(manifest, entry);
  for (const module of Object.keys(manifest)) {
    const own = new Set([...filesOf(manifest, entry), ...filesOf(manifest, module)]);
    const files = [...partsOf(manifest, module), ...ofFrame].flatMap((part) =>
      filesOf(manifest, part),
    );
    const others = new Set(files.filter((file) => isStyles(file) && !own.has(file)));
    parts.set(module, await Promise.all(Array.from(others, (file) => readMarks(root, file))));
  }
  return (module, body) => {
    const drawn = new Set(body.match(MARK));
    return (parts.get(module ?? entry) ?? [])
      .filter(({ marks }) => marks.some((mark) => drawn.has(mark)))
      .map(({ file }) => file);
  };
}

async function readMarks(root: string, file: string): Promise<PartStyles> {
  const css = await readFile(join(root, file), 'utf8');
  return {
    file,
    marks: Array.from(new Set(Array.from(css.matchAll(CLASS), ([, mark = '']) => mark))),
  };
}

/** The modules that a module loads on its own, and those that they load. */
function partsOf(manifest: Manifest, module: string): readonly string[] {
  const parts = new Set<string>();
  addParts(manifest, module, parts);
  for (const part of parts) addParts(manifest, part, parts);
  return Array.from(parts);
}

function addParts(manifest: Manifest, module: string, parts: Set<string>): void {
  for (const one of modulesOf(manifest, [module])) {
    for (const part of manifest[one]?.dynamicImports ?? []) parts.add(part);
  }
}
