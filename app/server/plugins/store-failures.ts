import { ApiError } from '../api-error.ts';

/** A failure of the store that is not an error of the statement. */
export type StoreFailure = 'away' | 'full' | 'slow';

/** Seconds after which a call may be repeated; an embedded store restarts in about one. */
const RETRY_AFTER_S: Readonly<Record<StoreFailure, number>> = { away: 2, full: 30, slow: 5 };

/** System errors of the connection to the store and of the pictures' disk. */
const SYSTEM_FAILURES: Readonly<Record<string, StoreFailure>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'full',
  EIO: 'full',
  EMFILE: 'away',
  ENFILE: 'away',
};
/** System calls that only a connection makes. */
const CONNECTION_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);
const CONNECTION_ERRORS =
  /^(?:ECONN\w+|EPIPE|ENOENT|EACCES|ETIMEDOUT|E\w+UNREACH|E?NOTFOUND|EAI_\w+)$/;

/** Prefixes of SQLSTATE codes: classes 08, 53, 57P and a read-only server. */
const SQL_FAILURES: readonly (readonly [beginning: string, failure: StoreFailure])[] = [
  ['08', 'away'],
  ['57P', 'away'],
  ['25006', 'away'],
  ['53100', 'full'],
  ['53', 'away'],
  ['58030', 'full'],
  ['57014', 'slow'],
  ['55P03', 'slow'],
];

/** Messages of `pg` about a connection that have no code. */
const CONNECTION_TEXTS: readonly (readonly [beginning: string, failure: StoreFailure])[] = [
  ['Connection terminated', 'away'],
  ['Client has encountered a connection error', 'away'],
  ['Client was closed', 'away'],
  ['Cannot use a pool after calling end', 'away'],
  ['timeout exceeded when trying to connect', 'away'],
  ['timeout expired', 'away'],
  ['Query read timeout', 'slow'],
];

/** Maximum number of nested causes that are examined. */
const DEPTH_LIMIT = 5;

/** Classifies a failure of the store; `null` for every other error. */
export function findStoreFailure(error: unknown): StoreFailure | null {
  for (const cause of causesOf(error)) {
    const failure = failureOf(cause);
    if (failure !== null) return failure;
  }
  return null;
}

/** The refusal for a store that is away, full or slow; `null` for other errors. */
export function findStoreRefusal(error: unknown): ApiError | null {
  const failure = findStoreFailure(error);
  if (failure === null) return null;
  return new ApiError(failure === 'slow' ? 'server.slow' : 'server.unavailable', {
    retryAfterS: RETRY_AFTER_S[failure],
    cause: error,
  });
}

/** The error and its causes, outermost first; bounded. */
function causesOf(error: unknown): readonly Error[] {
  const causes: Error[] = [];
  for (let next = error; next instanceof Error && causes.length < DEPTH_LIMIT; next = next.cause) {
    causes.push(next);
  }
  return causes;
}

function failureOf(error: Error): StoreFailure | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null) return beginningOf(CONNECTION_TEXTS, error.message);
  if (CONNECTION_ERRORS.test(code)) return isOfConnection(error) ? 'away' : null;
  return SYSTEM_FAILURES[code] ?? beginningOf(SQL_FAILURES, code);
}

/** A request whose caller disconnects fails with ECONNRESET too, but without a system call. */
function isOfConnection(error: Error): boolean {
  return 'syscall' in error && CONNECTION_CALLS.has(String(error.syscall));
}

function beginningOf(
  table: readonly (readonly [beginning: string, failure: StoreFailure])[],
  text: string,
): StoreFailure | null {
  return table.find(([beginning]) => text.startsWith(beginning))?.[1] ?? null;
}
