import type { ImportedPage } from '../../har.ts';

/** Longest name of a file, in letters, its number left out. */
const MAX_LENGTH = 100;

/**
 * Names of files for the pages of a recording: letters and digits of their addresses, numbered
 * where two are alike. Safe on every system.
 */
export function fileNames(pages: readonly ImportedPage[]): readonly string[] {
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  return pages.map(({ url }) => {
    const name = nameOf(url);
    let count = (counts.get(name) ?? 0) + 1;
    // The address of another page may end in the very number.
    while (taken.has(numbered(name, count))) count += 1;
    counts.set(name, count);
    taken.add(numbered(name, count));
    return numbered(name, count);
  });
}

function numbered(name: string, count: number): string {
  return count === 1 ? name : `${name}-${count}`;
}

function nameOf(url: string): string {
  const [, path = url] = /^[a-z]+:\/\/[^/]*(.*)$/i.exec(url) ?? [];
  const words = path.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  // The end of an address identifies a page better than its beginning.
  const name = Array.from(words.toLowerCase()).slice(-MAX_LENGTH).join('').replace(/^-/, '');
  return name === '' ? 'page' : name;
}
