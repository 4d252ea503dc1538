/** Position of the first syntax error of a JSON text. */
export interface JsonFault {
  /** In UTF-16 units from the start; the length of the text when it ends too early. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** The unexpected character; `null` when the text ends too early. */
  readonly found: string | null;
}

/** The expected token; after a `first` one the bracket may also close. */
type Expected = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'next' | 'end';

/** State of the scanner. */
interface Reading {
  readonly text: string;
  /** Open brackets, the outermost first. */
  readonly open: ('{' | '[')[];
  at: number;
  expected: Expected;
}

const SPACE = /[ \t\n\r]*/y;
const LETTERS = /[ !#-[\]-\uFFFF]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/y;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Finds the first syntax error of a JSON text. `JSON.parse` reports the position only of some
 * errors, and each browser words it differently.
 *
 * @returns `null` for valid JSON. Never throws, at any depth of nesting.
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

/** Consumes the expected token; returns `false` on any other. */
function takeNext(reading: Reading): boolean {
  const character = reading.text[reading.at];
  switch (reading.expected) {
    case 'value':
      return takeValue(reading);
    case 'first value':
      return character === ']' ? close(reading) : takeValue(reading);
    case 'first key':
      return character === '}' ? close(reading) : takeKey(reading);
    case 'key':
      return takeKey(reading);
    case 'colon':
      return takeCharacter(reading, ':', 'value');
    case 'next':
      return takeNextOf(reading, reading.open.at(-1) === '{');
    case 'end':
      return false;
  }
}

function takeValue(reading: Reading): boolean {
  const character = reading.text[reading.at];
  if (character === '{' || character === '[') {
    reading.open.push(character);
    return takeCharacter(reading, character, character === '{' ? 'first key' : 'first value');
  }
  if (!(character === '"' ? takeString(reading) : skip(reading, PLAIN))) return false;
  reading.expected = afterValue(reading);
  return true;
}

function takeKey(reading: Reading): boolean {
  if (!takeString(reading)) return false;
  reading.expected = 'colon';
  return true;
}

/**
 * Stops at the first character that a string must not hold, e.g. the line break after a missing
 * quote.
 */
function takeString(reading: Reading): boolean {
  if (reading.text[reading.at] !== '"') return false;
  reading.at += 1;
  do skip(reading, LETTERS);
  while (skip(reading, ESCAPE));
  return takeCharacter(reading, '"', reading.expected);
}

/** Consumes what follows a member: a comma, or the closing bracket. */
function takeNextOf(reading: Reading, isObject: boolean): boolean {
  const character = reading.text[reading.at];
  if (character === (isObject ? '}' : ']')) return close(reading);
  return takeCharacter(reading, ',', isObject ? 'key' : 'value');
}

function takeCharacter(reading: Reading, character: string, expected: Expected): boolean {
  if (reading.text[reading.at] !== character) return false;
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

/** Advances past a match of the pattern; returns `false` when it does not match here. */
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
