import { toPointerName } from './json-pointer.ts';

/** A part of a text: from its first sign to behind its last, in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is heard of a text while it is read. */
export interface JsonListener {
  /** A value, once it is whole. Of equal names in an object the last is what JSON means. */
  readonly onValue: (pointer: string, span: Span) => void;
}

/** What is wrong with a text that is no JSON. */
export interface JsonFault {
  readonly offset: number;
  /** What should stand there, in a few words. */
  readonly wanted: string;
}

/** A list or an object that is being read. */
interface Open {
  readonly kind: 'list' | 'object';
  readonly from: number;
  readonly pointer: string;
  /** Name, or place, of the member being read. */
  name: string;
  count: number;
}

const BLANK = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/**
 * Reads a text as JSON (RFC 8259) for the sake of places, which `JSON.parse` does not tell.
 *
 * @returns `null` for JSON, else the first fault. Deep nesting costs memory, not the stack.
 */
export function scanJson(text: string, { onValue }: JsonListener): JsonFault | null {
  const open: Open[] = [];
  let at = skipBlank(text, 0);

  for (;;) {
    const name = readName(text, at, open.at(-1));
    if (typeof name !== 'number') return name;
    at = name;
    const pointer = pointerOf(open.at(-1));
    const sign = text[at];
    const closing = sign === '{' ? '}' : ']';
    if (sign === '{' || sign === '[') {
      const inside = skipBlank(text, at + 1);
      const kind = sign === '{' ? 'object' : 'list';
      open.push({ kind, from: at, pointer, name: '', count: 0 });
      at = inside;
      if (text[inside] !== closing) continue;
    } else {
      const end = endOfScalar(text, at);
      if (end === null) return { offset: faultIn(text, at), wanted: 'a value' };
      onValue(pointer, { from: at, to: end });
      at = skipBlank(text, end);
    }
    at = closeAll(text, at, { open, onValue });
    if (open.length === 0) return at === text.length ? null : { offset: at, wanted: 'the end' };
    if (text[at] !== ',') return { offset: at, wanted: wantedBehind(open.at(-1)) };
    at = skipBlank(text, at + 1);
  }
}

/** Behind the name of the next member, where one is due; a fault if it is not there. */
function readName(text: string, at: number, inside: Open | undefined): number | JsonFault {
  if (inside === undefined) return at;
  if (inside.kind === 'list') {
    inside.name = String(inside.count);
    inside.count += 1;
    return at;
  }
  const end = endOfText(text, at);
  if (end === null) return { offset: faultIn(text, at), wanted: 'a name in double quotes' };
  const name: unknown = JSON.parse(text.slice(at, end));
  inside.name = String(name);
  const colon = skipBlank(text, end);
  if (text[colon] !== ':') return { offset: colon, wanted: 'a colon' };
  return skipBlank(text, colon + 1);
}

interface Closing extends JsonListener {
  readonly open: Open[];
}

/** Closes the lists and objects that end here; the place behind them. */
function closeAll(text: string, start: number, { open, onValue }: Closing): number {
  let at = start;
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    if (text[at] !== (last.kind === 'object' ? '}' : ']')) return at;
    onValue(last.pointer, { from: last.from, to: at + 1 });
    open.pop();
    at = skipBlank(text, at + 1);
  }
  return at;
}

function pointerOf(inside: Open | undefined): string {
  return inside === undefined ? '' : `${inside.pointer}/${toPointerName(inside.name)}`;
}

function wantedBehind(inside: Open | undefined): string {
  return inside?.kind === 'object' ? 'a comma or }' : 'a comma or ]';
}

function endOfScalar(text: string, at: number): number | null {
  return endOfText(text, at) ?? endOf(NUMBER, text, at) ?? endOf(WORD, text, at);
}

/** Behind a text in quotes; `null` where none begins, or it does not end well. */
function endOfText(text: string, at: number): number | null {
  if (text[at] !== '"') return null;
  const end = firstNotPlain(text, at + 1);
  return text[end] === '"' ? end + 1 : null;
}

/** Where a fault lies: in a text that does not end well, at its first bad sign. */
function faultIn(text: string, at: number): number {
  return text[at] === '"' ? firstNotPlain(text, at + 1) : at;
}

// By hand: a regular expression would keep a note of every letter of a long text.
function firstNotPlain(text: string, from: number): number {
  let at = from;
  for (;;) {
    const sign = text[at];
    if (sign === undefined || sign === '"' || sign < ' ') return at;
    const escaped = sign === '\\' ? endOf(ESCAPE, text, at) : at + 1;
    if (escaped === null) return at;
    at = escaped;
  }
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function skipBlank(text: string, at: number): number {
  return endOf(BLANK, text, at) ?? at;
}
