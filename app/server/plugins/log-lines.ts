import {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';

import { findStoreFailure } from './store-failures.ts';

/** Destination of the log instead of the standard output. */
export interface LogStream {
  readonly write: (line: string) => void;
}

/** What the log contains of an error: names from code, never messages or values. */
export interface ErrorLine {
  readonly type: string;
  /** Result of `findStoreFailure`. */
  readonly store?: string;
  /** Keyword and table of the failed statement. */
  readonly statement?: string;
  /** Our frames of the stack, as `file:line`. */
  readonly stack?: readonly string[];
  readonly cause?: ErrorLine;
  readonly [name: string]: unknown;
}

/** Properties of errors of PostgreSQL, Node and Fastify that are names and contain no data. */
const SAFE_PROPERTIES = [
  'code',
  'statusCode',
  'severity',
  'constraint',
  'schema',
  'table',
  'column',
  'dataType',
  'routine',
  'syscall',
] as const;
/** Pattern of a name; a person's value has other characters or is longer. */
const NAME = /^[A-Za-z][\w.-]{0,62}$/;
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Our file names have no digits, so that a path contains no phone. */
const FRAME = /(?:app|engine)\/[a-z/.-]+\.ts:\d+/i;
const PARAMETER = /^[a-z_]{1,40}$/;
/** The first table of a statement, not a function: `from now()` names none. */
const TABLE = /\b(?:from|into|update|join|table)\s+"?([a-z_]+)\b(?!\s*\()/;
const SEGMENT = /^[\w.~:-]{0,64}$/;
const LONG_NUMBER = /\d{9,}/;
const ERROR_DEPTH = 5;
const FRAMES_LIMIT = 12;

/**
 * The server's log. Its lines contain codes, constraints and names of statements; never parameters,
 * messages of errors, values of a query, headers or addresses of callers (decisions, «Privacy»).
 */
export function logLines(
  level: string,
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> {
  if (level === 'silent') return false;
  return {
    level,
    ...(stream !== undefined && { stream }),
    serializers: SERIALIZERS,
    hooks: { logMethod: writeWithoutWords },
  };
}

const SERIALIZERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  req: (request) => ({ method: textAt(request, 'method'), url: safeUrl(textAt(request, 'url')) }),
  err: (error) => toErrorLine(error),
};

/** Lines about calls; a call that its caller aborted is no error of ours. */
export class CallLog extends LogController {
  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    if (error === null || error === undefined) {
      super.requestCompleted(error, request, reply);
      return;
    }
    reply.log.info(
      { res: reply, err: error, responseTime: reply.elapsedTime },
      'The caller left before the answer.',
    );
  }
}

/** The path, and the names of the query's parameters. */
function safeUrl(url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const safePath = path
    .split('/')
    .map((part) => (SEGMENT.test(part) && !LONG_NUMBER.test(part) ? part : '…'))
    .join('/');
  const names = query.split('&').flatMap((part) => {
    const [name = ''] = part.split('=', 1);
    return PARAMETER.test(name) ? [name] : [];
  });
  return names.length === 0 ? safePath : `${safePath}?${names.join('&')}`;
}

function textAt(holder: unknown, name: 'method' | 'url'): string {
  if (typeof holder !== 'object' || holder === null) return '';
  const value: unknown = Reflect.get(holder, name);
  return typeof value === 'string' ? value : '';
}

/** An error in the log's form, with its causes nested. */
export function toErrorLine(error: unknown, depth = ERROR_DEPTH): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error };
  const { cause } = error;
  const store = findStoreFailure(error);
  const frames = framesOf(error);
  return {
    type: error.constructor.name,
    ...(store !== null && { store }),
    ...namesOf(error),
    ...('query' in error && { statement: statementName(String(error.query)) }),
    ...(frames.length > 0 && { stack: frames }),
    ...(cause instanceof Error && depth > 1 && { cause: toErrorLine(cause, depth - 1) }),
  };
}

function namesOf(error: Error): Readonly<Record<string, string | number>> {
  const properties = new Map<string, unknown>(Object.entries(error));
  const found = SAFE_PROPERTIES.flatMap((name) => {
    const value = properties.get(name);
    const isStatus = typeof value === 'number' && name === 'statusCode';
    const isName = typeof value === 'string' && (NAME.test(value) || SQLSTATE.test(value));
    return isStatus || isName ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** First keyword and first table of an SQL text, e.g. `insert users`; its literals are not read. */
function statementName(text: string): string {
  const plain = text.replaceAll(/'(?:[^']|'')*'/g, "''").toLowerCase();
  const [keyword = 'statement'] = /[a-z]+/.exec(plain) ?? [];
  const [, table] = TABLE.exec(plain) ?? [];
  return table === undefined ? keyword : `${keyword} ${table}`;
}

/** Frames without the message above them, which may look like a frame. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const start = message === '' ? 0 : stack.indexOf(message) + message.length;
  return stack
    .slice(start)
    .split('\n')
    .flatMap((line) => (/^\s+at /.test(line) ? (FRAME.exec(line)?.[0] ?? []) : []))
    .slice(0, FRAMES_LIMIT);
}

/** Writes a line of fixed text: never an error's message or a query's values. */
function writeWithoutWords(
  this: FastifyBaseLogger,
  parts: readonly unknown[],
  write: (...parts: readonly unknown[]) => void,
): void {
  const [first, text, ...more] = parts;
  if (typeof first === 'string') {
    write.apply(this, [withoutValues(first), text, ...more]);
    return;
  }
  const error = first instanceof Error ? first : errorIn(first);
  const isOwnText = typeof text === 'string' && text !== error?.message;
  const ownText = isOwnText ? withoutValues(text) : 'An error.';
  write.apply(this, error === null ? [first, text, ...more] : [first, ownText, ...more]);
}

function errorIn(value: unknown): Error | null {
  const isHolder = typeof value === 'object' && value !== null && 'err' in value;
  return isHolder && value.err instanceof Error ? value.err : null;
}

function withoutValues(text: string): string {
  return text.replaceAll(/\?[^\s"']+/g, '?…');
}
