import type pg from 'pg';

/** A statement as it was sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Of a prepared one. */
  readonly name: string | undefined;
}

/** Records every statement of the pool into `into` until the returned function is called. */
export function recordStatements(pool: pg.Pool, into: Statement[]): () => void {
  const query = pool.query.bind(pool);
  const recording = (config: string | pg.QueryConfig, values?: unknown[]): unknown => {
    const text = typeof config === 'string' ? config : config.text;
    into.push({
      text,
      values: values ?? (typeof config === 'string' ? [] : (config.values ?? [])),
      name: typeof config === 'string' ? undefined : config.name,
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
  for (const statement of statements) await pool.query(toQuery(statement));
  return performance.now() - started;
}

/** The query of a statement, prepared where the statement was. */
export function toQuery({ text, values, name }: Statement): pg.QueryConfig {
  return { text, values: [...values], ...(name !== undefined && { name }) };
}
