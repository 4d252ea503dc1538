import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readDoor, type PublicName } from './read-door.ts';

const engine = join(import.meta.dirname, '..');

/**
 * The API reference as Markdown, out of the docstrings of every front door.
 *
 * @throws {Error} Naming the names without a docstring: none may be public and unexplained.
 */
export function writeReference(): string {
  const doors = readDoors().map(([door, file]) => [door, readDoor(file)] as const);
  const silent = doors.flatMap(([door, names]) =>
    names.filter(({ docstring }) => docstring === '').map(({ name }) => `${door}: ${name}`),
  );
  if (silent.length > 0) throw new Error(`Public, and without a docstring: ${silent.join(', ')}.`);
  return `${[HEAD, ...doors.map(([door, names]) => section(door, names))].join('\n\n')}\n`;
}

/** The package's name and its doors, in the order of its manifest. */
function readDoors(): readonly (readonly [name: string, file: string])[] {
  const manifest: {
    readonly name: string;
    readonly exports: Readonly<Record<string, string | { readonly source: string }>>;
  } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  return Object.entries(manifest.exports).flatMap(([door, target]) =>
    typeof target === 'string'
      ? []
      : [[manifest.name + door.slice(1), join(engine, target.source)] as const],
  );
}

const HEAD = [
  '# API reference',
  '',
  'Made from the docstrings by `npm run reference`; the [README](../README.md) explains what a name is for.',
].join('\n');

function section(door: string, names: readonly PublicName[]): string {
  return [`## \`${door}\``, ...names.map(entry)].join('\n\n');
}

function entry({ name, docstring, signature }: PublicName): string {
  return [`### \`${name}\``, toMarkdown(docstring), `\`\`\`ts\n${signature}\n\`\`\``].join('\n\n');
}

/** Tags of a docstring as a list, below its text. */
function toMarkdown(docstring: string): string {
  const [text = '', ...tags] = docstring.split(/\n(?=@)|^(?=@)/);
  const items = tags.map((tag) => {
    const [, name = '', rest = ''] = /^@(\w+)\s*([^]*)$/.exec(tag) ?? [];
    return `- **${name}** ${rest.trim().replaceAll(/\s*\n\s*/g, ' ')}`;
  });
  return [text.trim(), items.join('\n')].filter((part) => part !== '').join('\n\n');
}
