import type { Json } from '../../index.ts';
import { findJsonFault, isPointer, toPointer, valueAt, type LocatedJsonFault } from '../../json.ts';
import { CliError, inputError, usageError } from '../frame/cli-error.ts';
import { textOption } from '../frame/cli-option.ts';
import type { CommandIo } from '../frame/io.ts';

/** A file, or the standard input, that could be read as JSON. */
export interface Source {
  /** Its path as it was given or found; `<stdin>` for the standard input. */
  readonly name: string;
  readonly text: string;
  readonly json: Json;
}

/** What could be read, and what could not. */
export interface Sources {
  readonly sources: readonly Source[];
  readonly errors: readonly CliError[];
}

/** Name of the standard input among files. */
export const STDIN_NAME = '<stdin>';

/** Chooses a part of a document. */
export const AT_OPTION = textOption('at', {
  placeholder: '<pointer>',
  summary:
    'JSON Pointer of the definitions inside the document, e.g. /page, or /definitions of a trace.',
});

/** Reads all files that the operands name. A bad one does not keep the others from being read. */
export async function readSources(operands: readonly string[], io: CommandIo): Promise<Sources> {
  const sources: Source[] = [];
  const errors: CliError[] = [];
  const keep = async <Found>(work: Promise<Found>): Promise<Found | null> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      errors.push(error);
      return null;
    }
  };

  const names: string[] = [];
  for (const operand of operands) names.push(...((await keep(findFiles(operand, io))) ?? []));
  for (const name of new Set(names)) {
    const source = await keep(readSource(name, io));
    if (source !== null) sources.push(source);
  }
  return { sources, errors };
}

/** Reads the one document that a command works on. Throws `CliError`. */
export async function readOneSource(operand: string, io: CommandIo): Promise<Source> {
  const [name, ...others] = await findFiles(operand, io);
  if (name === undefined || others.length > 0) {
    throw usageError({
      what: `"${operand}" matches ${others.length + 1} files.`,
      why: 'The command works on one.',
      remedy: 'Name one of them.',
    });
  }
  return readSource(name, io);
}

/** The part of a source that a pointer names, the whole for `null`. Throws `CliError`. */
export function partOf({ name, json }: Source, at: string | null): Json {
  const pointer = at ?? '';
  if (!isPointer(pointer)) {
    throw usageError({
      what: `--at is "${pointer}".`,
      why: 'A JSON Pointer is empty or begins with a slash, and ~ is in it as ~0 and / as ~1.',
      remedy: `Write --at ${likeliestPointer(pointer)}.`,
    });
  }
  const part = valueAt(json, pointer);
  if (part !== undefined) return part;
  throw inputError({
    what: `${name} has nothing at ${pointer}.`,
    why: 'The definitions were to be found there.',
    remedy: 'Give --at the JSON Pointer of a value that is in the document.',
  });
}

/** The pointer that a text was to be, as far as can be shown. */
function likeliestPointer(text: string): string {
  return `/${text.replace(/^[^\p{L}\p{N}_~]+/u, '').replaceAll(/~(?![01])/g, '~0')}`;
}

/**
 * The definitions of a source, at the pointer or the whole. Throws `CliError` where there are
 * none, and they are one step further down.
 */
export function definitionsOf(source: Source, at: string | null): Json {
  const part = partOf(source, at);
  const name = missedBy(part);
  if (name === null) return part;
  const pointer = toPointer(at ?? '', name);
  throw inputError({
    what: `${source.name} has no filters at ${at === null || at === '' ? 'the top' : at}.`,
    why: `Its definitions are at ${pointer}.`,
    remedy: `Add --at ${pointer}.`,
  });
}

/** Name of the property that holds what was looked for a step too high; `null` for none. */
export function missedBy(document: Json): string | null {
  if (Array.isArray(valueAt(document, '/filters'))) return null;
  const isObject = typeof document === 'object' && document !== null && !Array.isArray(document);
  const parts: readonly [string, Json][] = isObject ? Object.entries(document) : [];
  return parts.find(([, part]) => Array.isArray(valueAt(part, '/filters')))?.[0] ?? null;
}

/** Paths that an operand represents: `-`, a file, or the matches of a pattern, in order. */
async function findFiles(operand: string, io: CommandIo): Promise<readonly string[]> {
  if (operand === '-') return [STDIN_NAME];
  const found = await io.kindOf(operand);
  if (found === 'file') return [operand];
  if (found === 'folder') {
    throw inputError({
      what: `${operand} is a folder.`,
      why: 'Files are read, or the matches of a pattern.',
      remedy: `Write '${operand.replace(/\/$/, '')}/**/*.json' for all that is in it.`,
    });
  }
  const matches = /[*?[{]/.test(operand) ? await io.glob(operand) : [];
  if (matches.length > 0) return matches.toSorted();
  throw inputError({
    what: `No file matches ${operand}.`,
    why: 'There is nothing to read.',
    remedy: 'Check the path; put a pattern in quotes, so that the shell leaves it alone.',
  });
}

async function readSource(name: string, io: CommandIo): Promise<Source> {
  const text = withoutMark(await readText(name, io));
  const fault = findJsonFault(text);
  if (fault !== null) {
    throw inputError({
      what: `${name}:${fault.line}:${fault.column} is not JSON: ${faultText(fault)}`,
      why: 'Nothing of the file was read.',
      remedy: 'Correct the text there.',
    });
  }
  const json: Json = JSON.parse(text);
  return { name, text, json };
}

async function readText(name: string, io: CommandIo): Promise<string> {
  try {
    return await (name === STDIN_NAME ? io.readInput() : io.readFile(name));
  } catch (error) {
    throw inputError(
      {
        what: `${name} could not be read: ${error instanceof Error ? error.message : String(error)}.`,
        why: 'Nothing of the file was read.',
        remedy: 'Check the path and the right to read it.',
      },
      error,
    );
  }
}

function faultText({ found, expected }: LocatedJsonFault): string {
  return `expected ${expected}, found ${found === null ? 'the end' : JSON.stringify(found)}.`;
}

/** Editors of old put a byte order mark before a text. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
