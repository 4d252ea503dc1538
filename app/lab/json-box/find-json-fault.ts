/** Where a text stops being JSON. */
export interface JsonFault {
  /** In UTF-16 units from its beginning; the text's length where it breaks off. */
  readonly offset: number;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
  /** The sign that stands there; `null` where the text breaks off. */
  readonly found: string | null;
}

/** What may stand next; after `first` ones nothing may stand as well. */
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'next' | 'end';

/** A text that is being read. */
interface Reading {
  readonly text: string;
  /** Brackets that are open, the outermost first. */
  readonly open: ('{' | '[')[];
  at: number;
  expected: Expected;
}

const SPACE = /[ \t\n\r]*/y;
const LETTERS = /[ !#-[\]-\uFFFF]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Finds where a text stops being JSON: a browser tells the place only of some faults, and each in
 * words of its own.
 *
 * @returns `null` for JSON. Never throws, however deep the text is nested.
 * @see RFC 8259, §2.
 */
export function findJsonFault(text: string): JsonFault | null {
  const reading: Reading = { text, open: [], at: 0, expected: 'value' };
  skip(reading, SPACE);
  while (reading.at < text.length) {
    if (!takeNext(reading)) return faultAt(reading);
    skip(reading, SPACE);
  }
  return reading.expected === 'end' ? null : faultAt(reading);
}

/** Takes what stands next; `false` where it may not stand there. */
function takeNext(reading: Reading): boolean {
  const sign = reading.text[reading.at];
  switch (reading.expected) {
    case 'value':
      return takeValue(reading);
    case 'first value':
      return sign === ']' ? close(reading) : takeValue(reading);
    case 'first key':
      return sign === '}' ? close(reading) : takeKey(reading);
    case 'key':
      return takeKey(reading);
    case 'colon':
      return takeSign(reading, ':', 'value');
    case 'next':
      return takeNextOf(reading, reading.open.at(-1) === '{');
    case 'end':
      return false;
  }
}

function takeValue(reading: Reading): boolean {
  const sign = reading.text[reading.at];
  if (sign === '{' || sign === '[') {
    reading.open.push(sign);
    return takeSign(reading, sign, sign === '{' ? 'first key' : 'first value');
  }
  if (!(sign === '"' ? takeString(reading) : skip(reading, PLAIN))) return false;
  reading.expected = afterValue(reading);
  return true;
}

function takeKey(reading: Reading): boolean {
  if (!takeString(reading)) return false;
  reading.expected = 'colon';
  return true;
}

/** Stays at the sign that no string may hold: a line's end, say, before which a quote is missing. */
function takeString(reading: Reading): boolean {
  if (reading.text[reading.at] !== '"') return false;
  reading.at += 1;
  do skip(reading, LETTERS);
  while (skip(reading, ESCAPE));
  return takeSign(reading, '"', reading.expected);
}

/** After a member: another one, or the end of what holds it. */
function takeNextOf(reading: Reading, isObject: boolean): boolean {
  const sign = reading.text[reading.at];
  if (sign === (isObject ? '}' : ']')) return close(reading);
  return takeSign(reading, ',', isObject ? 'key' : 'value');
}

function takeSign(reading: Reading, sign: string, expected: Expected): boolean {
  if (reading.text[reading.at] !== sign) return false;
  reading.at += 1;
  reading.expected = expected;
  return true;
}

function close(reading: Reading): boolean {
  reading.open.pop();
  reading.at += 1;
  reading.expected = afterValue(reading);
  return true;
}

function afterValue({ open }: Reading): Expected {
  return open.length === 0 ? 'end' : 'next';
}

/** Goes on behind what a pattern finds here; `false` where it finds nothing. */
function skip(reading: Reading, pattern: RegExp): boolean {
  pattern.lastIndex = reading.at;
  const [found] = pattern.exec(reading.text) ?? [];
  if (found === undefined) return false;
  reading.at += found.length;
  return true;
}

function faultAt({ text, at: offset }: Reading): JsonFault {
  const before = text.slice(0, offset);
  const point = text.codePointAt(offset);
  return {
    offset,
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
    found: point === undefined ? null : String.fromCodePoint(point),
  };
}
