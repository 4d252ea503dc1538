import { toPointer } from './json-pointer.ts';

/** A part of a text: from its first character to behind its last, in UTF-16 units. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/** What a scan reports and where it stops. */
export interface JsonScan {
  /** Called for every value, once it is whole. Of equal names in an object JSON keeps the last. */
  readonly onValue?: (pointer: string, span: TextSpan) => void;
  /** Lists and objects that may be open at once; left out: any number. */
  readonly depthLimit?: number;
}

/** Why a text is not the JSON that was asked for. */
export interface JsonFault {
  /** `syntax`: it is not JSON; `depth`: it is nested deeper than the limit. */
  readonly code: 'syntax' | 'depth';
  /** In UTF-16 units from the beginning of the text; its length where the text breaks off. */
  readonly offset: number;
  /** What should be there, in a few English words. */
  readonly expected: string;
}

/** A list or an object that is being read. */
interface Open {
  readonly kind: 'list' | 'object';
  readonly from: number;
  readonly pointer: string;
  /** Name, or index, of the member being read. */
  name: string;
  count: number;
}

const BLANK = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/**
 * Reads a text as JSON for positions and depth, which `JSON.parse` does not report.
 *
 * @returns `null` for JSON, else the first fault. Never throws: deep nesting costs memory, not the
 *   call stack.
 * @see RFC 8259.
 */
export function scanJson(text: string, scan: JsonScan = {}): JsonFault | null {
  const { depthLimit = Infinity } = scan;
  const open: Open[] = [];
  let at = skipBlank(text, 0);

  for (;;) {
    const start = readName(text, at, open.at(-1));
    if (typeof start !== 'number') return start;
    at = start;
    const pointer = pointerOf(open.at(-1), scan);
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      if (open.length >= depthLimit) return { ...syntax(at, 'less nesting'), code: 'depth' };
      const inside = skipBlank(text, at + 1);
      const kind = sign === '{' ? 'object' : 'list';
      open.push({ kind, from: at, pointer, name: '', count: 0 });
      at = inside;
      if (text[inside] !== (sign === '{' ? '}' : ']')) continue;
    } else {
      const end = endOfScalar(text, at);
      if (end === null) return syntax(faultIn(text, at), 'a value');
      scan.onValue?.(pointer, { from: at, to: end });
      at = skipBlank(text, end);
    }
    at = closeAll(text, at, { ...scan, open });
    if (open.length === 0) return at === text.length ? null : syntax(at, 'the end');
    if (text[at] !== ',') return syntax(at, expectedBehind(open.at(-1)));
    at = skipBlank(text, at + 1);
  }
}

function syntax(offset: number, expected: string): JsonFault {
  return { code: 'syntax', offset, expected };
}

/** The offset behind the name of the next member, in an object; a fault where it is not there. */
function readName(text: string, at: number, inside: Open | undefined): number | JsonFault {
  if (inside === undefined) return at;
  if (inside.kind === 'list') {
    inside.name = String(inside.count);
    inside.count += 1;
    return at;
  }
  const end = endOfText(text, at);
  if (end === null) return syntax(faultIn(text, at), 'a name in double quotes');
  const name: unknown = JSON.parse(text.slice(at, end));
  inside.name = String(name);
  const colon = skipBlank(text, end);
  if (text[colon] !== ':') return syntax(colon, 'a colon');
  return skipBlank(text, colon + 1);
}

interface Closing extends JsonScan {
  readonly open: Open[];
}

/** Closes the lists and objects that end here; returns the offset behind them. */
function closeAll(text: string, start: number, { open, onValue }: Closing): number {
  let at = start;
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    if (text[at] !== (last.kind === 'object' ? '}' : ']')) return at;
    onValue?.(last.pointer, { from: last.from, to: at + 1 });
    open.pop();
    at = skipBlank(text, at + 1);
  }
  return at;
}

/** The pointer of the value that is read next; not built for a scan that reports no values. */
function pointerOf(inside: Open | undefined, { onValue }: JsonScan): string {
  if (inside === undefined || onValue === undefined) return '';
  return toPointer(inside.pointer, inside.name);
}

function expectedBehind(inside: Open | undefined): string {
  return inside?.kind === 'object' ? 'a comma or }' : 'a comma or ]';
}

function endOfScalar(text: string, at: number): number | null {
  return endOfText(text, at) ?? endOf(NUMBER, text, at) ?? endOf(WORD, text, at);
}

/** The offset behind a text in quotes; `null` where none begins, or it does not end. */
function endOfText(text: string, at: number): number | null {
  if (text[at] !== '"') return null;
  const end = firstNotPlain(text, at + 1);
  return text[end] === '"' ? end + 1 : null;
}

/** The offset of a fault: in a text that does not end, that of its first bad character. */
function faultIn(text: string, at: number): number {
  return text[at] === '"' ? firstNotPlain(text, at + 1) : at;
}

// By hand: a regular expression would need stack for every character of a long text.
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
