import pg from 'pg';

/** Makes statements fail one at a time, with the errors of PostgreSQL. */
export interface FailingStatements {
  /** The n-th statement of any connection fails from now on, counted from 1. */
  readonly failAt: (n: number) => void;
  /** Stops the failures; returns whether that statement was reached. */
  readonly stop: () => boolean;
  readonly restore: () => void;
}

type Query = (this: pg.Client, ...words: unknown[]) => unknown;

/** End of a transaction: the connection must not remain in it. */
const END = /^(?:commit|rollback)/i;

/** Intercepts the statements of every connection. */
export function failStatements(): FailingStatements {
  const client: { query: Query } = pg.Client.prototype;
  const { query } = client;
  let count = 0;
  let target = 0;
  let isDone = true;
  client.query = function queryOrFail(...words) {
    count += 1;
    if (isDone || count !== target) return query.apply(this, words);
    isDone = true;
    const error = violation(words);
    const callback = words.at(-1);
    const ended = END.test(textOf(words[0])) ? query.call(this, 'rollback') : null;
    if (typeof callback !== 'function') return fail(ended, error);
    void callLater(ended, () => callback(error));
    return undefined;
  };
  return {
    failAt: (n) => {
      [count, target, isDone] = [0, n, false];
    },
    stop: () => {
      const wasDone = isDone;
      isDone = true;
      return wasDone;
    },
    restore: () => {
      client.query = query;
    },
  };
}

async function fail(ended: unknown, error: Error): Promise<never> {
  await ended;
  throw error;
}

async function callLater(ended: unknown, callback: () => void): Promise<void> {
  await ended;
  callback();
}

function textOf(words: unknown): string {
  if (typeof words === 'string') return words;
  const isQuery = typeof words === 'object' && words !== null && 'text' in words;
  return isQuery && typeof words.text === 'string' ? words.text : '';
}

/** Returns an error that repeats the values as PostgreSQL can: in its message and its fields. */
function violation(words: readonly unknown[]): Error {
  const values = JSON.stringify(words.slice(1).filter((word) => Array.isArray(word)));
  const error = new pg.DatabaseError(`duplicate key ${values}`, values.length, 'error');
  return Object.assign(error, {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (phone)=(${values}) already exists.`,
    hint: `See ${values}.`,
    where: `unnamed portal parameter $1 = ${values}`,
    internalQuery: `select ${values}`,
    constraint: 'marked_constraint',
    table: 'marked_table',
  });
}
