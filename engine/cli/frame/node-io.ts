import { glob, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import type { WriteStream } from 'node:tty';

import type { CommandIo, Output } from './io.ts';
import { printable } from './printable.ts';

/** The world as Node sees it. */
export const nodeIo: CommandIo = {
  stdout: outputOf(process.stdout),
  stderr: outputOf(process.stderr),
  readInput: () => text(process.stdin),
  readFile: (path) => readFile(path, 'utf8'),
  writeFile: async (path, content) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  },
  kindOf: async (path) => {
    try {
      return (await stat(path)).isDirectory() ? 'folder' : 'file';
    } catch {
      // Whatever the reason, there is nothing that could be read.
      return 'nothing';
    }
  },
  glob: async (pattern) => {
    const entries = await Array.fromAsync(glob(pattern, { withFileTypes: true }));
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    return isAbsolute(pattern) ? paths : paths.map((path) => relative(process.cwd(), path));
  },
  now: () => performance.now(),
};

/** Colours are for a terminal that shows them (https://no-color.org). */
function outputOf(stream: WriteStream): Output {
  const isRefused = (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb';
  return {
    isColoured: stream.isTTY && !isRefused,
    write: (content) => {
      stream.write(stream.isTTY ? printable(content) : content);
    },
  };
}
