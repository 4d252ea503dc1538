import type pg from 'pg';

/** A statement as it was sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records every statement of the pool into `into` until the returned function is called. */
export function recordStatements(pool: pg.Pool, into: Statement[]): () => void {
  const query = pool.query.bind(pool);
  const recording = (config: string | pg.QueryConfig, values?: unknown[]): unknown => {
    const text = typeof config === 'string' ? config : config.text;
    into.push({
      text,
      values: values ?? (typeof config === 'string' ? [] : (config.values ?? [])),
    });
    return Reflect.apply(query, pool, [config, values]);
  };
  Object.assign(pool, { query: recording });
  return () => {
    Reflect.deleteProperty(pool, 'query');
  };
}

/** Sends statements one after another; returns their time in ms. */
export async function replay(pool: pg.Pool, statements: readonly Statement[]): Promise<number> {
  const started = performance.now();
  for (const { text, values } of statements) await pool.query(text, [...values]);
  return performance.now() - started;
}
