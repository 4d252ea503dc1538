import { matchesGlob } from 'node:path';

import { COMMANDS } from '../../../engine/cli/commands.ts';
import type { Command } from '../../../engine/cli/frame/command.ts';
import type { CommandIo } from '../../../engine/cli/frame/io.ts';
import { run } from '../../../engine/cli/frame/run.ts';

/** A file system in memory, with all that was written. */
export interface MemoryRun {
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Files as the run left them, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** What the run finds. */
export interface MemoryWorld {
  readonly files?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly isColoured?: boolean;
  /** Commands that replaces those of the same name. */
  readonly commands?: readonly Command[];
}

/** Runs a command line in a world of its own. */
export async function runIn(world: MemoryWorld, ...words: string[]): Promise<MemoryRun> {
  const files = new Map(Object.entries(world.files ?? {}));
  const written = { stdout: '', stderr: '' };
  const outputOf = (name: 'stdout' | 'stderr') => ({
    isColoured: world.isColoured ?? false,
    write: (text: string) => {
      written[name] += text;
    },
  });
  let clock = 0;
  const io: CommandIo = {
    stdout: outputOf('stdout'),
    stderr: outputOf('stderr'),
    readInput: async () => world.input ?? '',
    readFile: async (path) => {
      const text = files.get(path);
      if (text === undefined) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
      return text;
    },
    writeFile: async (path, text) => {
      files.set(path, text);
    },
    kindOf: async (path) => {
      if (files.has(path)) return 'file';
      const folder = path.endsWith('/') ? path : `${path}/`;
      return Array.from(files.keys()).some((file) => file.startsWith(folder))
        ? 'folder'
        : 'nothing';
    },
    glob: async (pattern) => Array.from(files.keys()).filter((path) => matchesGlob(path, pattern)),
    now: () => (clock += 1),
  };
  const replaced = COMMANDS.map(
    (command) => world.commands?.find(({ name }) => name === command.name) ?? command,
  );
  const exit = await run(words, io, replaced);
  return { exit, ...written, files };
}

/** A document as a file has it. */
export function json(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
