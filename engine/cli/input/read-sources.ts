import type { Json } from '../../index.ts';
import { findJsonFault, isPointer, toPointer, valueAt } from '../../json.ts';
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
  summary: ({ options }) => options.at,
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
    throw usageError(({ input }) => input.severalFiles(operand, others.length + 1));
  }
  return readSource(name, io);
}

/** The part of a source that a pointer names, the whole for `null`. Throws `CliError`. */
export function partOf({ name, json }: Source, at: string | null): Json {
  const pointer = at ?? '';
  if (!isPointer(pointer)) {
    throw usageError(({ input }) => input.badPointer(pointer, likeliestPointer(pointer)));
  }
  const part = valueAt(json, pointer);
  if (part !== undefined) return part;
  throw inputError(({ input }) => input.nothingAt(name, pointer));
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
  throw inputError(({ input }) => input.noFilters(source.name, at, pointer));
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
    throw inputError(({ input }) => input.folder(operand));
  }
  const matches = /[*?[{]/.test(operand) ? await io.glob(operand) : [];
  if (matches.length > 0) return matches.toSorted();
  throw inputError(({ input }) => input.noMatch(operand));
}

async function readSource(name: string, io: CommandIo): Promise<Source> {
  const text = withoutMark(await readText(name, io));
  const fault = findJsonFault(text);
  if (fault !== null) {
    const place = `${name}:${fault.line}:${fault.column}`;
    throw inputError(({ input, explanations }) =>
      input.notJson(place, explanations.jsonFault(fault)),
    );
  }
  const json: Json = JSON.parse(text);
  return { name, text, json };
}

async function readText(name: string, io: CommandIo): Promise<string> {
  try {
    return await (name === STDIN_NAME ? io.readInput() : io.readFile(name));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw inputError(({ input }) => input.notRead(name, message), error);
  }
}

/** Some editors put a byte order mark before a text. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
