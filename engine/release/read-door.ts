import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync } from 'oxc-parser';
import type { Comment, Statement } from 'oxc-parser';

import { signatureOf } from './signature-of.ts';

/** One public name, with its docstring and its declaration. */
export interface PublicName {
  readonly name: string;
  /** The docstring without its stars; empty when there is none. */
  readonly docstring: string;
  /** The declaration without its body. */
  readonly signature: string;
}

/**
 * Every name that a front door lets out, in the door's order.
 *
 * @param door Path of the door's file.
 * @throws {Error} When a name is let out that its module does not declare.
 */
export function readDoor(door: string): readonly PublicName[] {
  const { body } = parse(door);
  return body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.source === null) return [];
    const module = join(dirname(door), statement.source.value);
    const declared = readModule(module);
    return statement.specifiers.map(({ exported, local }) => {
      const name = 'name' in exported ? exported.name : exported.value;
      const inside = 'name' in local ? local.name : local.value;
      const found = declared.get(inside);
      if (found === undefined) throw new Error(`${module} declares no "${inside}" for ${door}.`);
      return { ...found, name };
    });
  });
}

/** Exported declarations of a module, by name. */
function readModule(file: string): ReadonlyMap<string, PublicName> {
  const { body, comments, text } = parse(file);
  const names = body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
    const docstring = docstringBefore(statement, comments, text);
    return signatureOf(statement.declaration, text).map(
      ({ name, signature }) => [name, { name, docstring, signature }] as const,
    );
  });
  return new Map(names);
}

interface Module {
  readonly body: readonly Statement[];
  readonly comments: readonly Comment[];
  readonly text: string;
}

function parse(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return { body: program.body.filter((node) => node.type !== 'ImportDeclaration'), comments, text };
}

/** The docstring that ends right where the statement begins. */
function docstringBefore({ start }: Statement, comments: readonly Comment[], text: string): string {
  const last = comments.findLast(({ end }) => end <= start);
  const isNear = last !== undefined && text.slice(last.end, start).trim() === '';
  if (!isNear || last.type !== 'Block' || !last.value.startsWith('*')) return '';
  return last.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}
