import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';

import type { SearchCall } from './search-classes.ts';
import { recordStatements, toQuery, type Statement } from './statements.ts';

/** The product, and a route that sends the same SQL. */
export interface Throughput {
  readonly connections: number;
  readonly product: Rate;
  readonly bare: Rate;
}

/** The best of the rounds. */
interface Rate {
  /** Answers per second. */
  readonly answers: number;
  /** Processor time of this process per answer, in ms: the limit of one server. */
  readonly cpuMs: number;
}

const CONNECTIONS = 50;
const ROUNDS = 3;
const SECONDS = 4;
/** Time between two changes of an ad, in ms: what is kept of searches goes with each. */
const CHANGE_EVERY_MS = 1_000;

interface Load {
  readonly calls: readonly SearchCall[];
  /** Changes an ad. */
  readonly change: () => Promise<void>;
}

/**
 * Measures the searches per second at fifty connections, in turns with a bare Fastify route that
 * sends the same statements over the same pool and answers with the rows as JSON; an ad changes every
 * second. The app listens.
 */
export async function measureThroughput(
  app: FastifyInstance,
  pool: pg.Pool,
  { calls, change }: Load,
): Promise<Throughput> {
  const bare = await openBareRoute(pool, await statementsOf(app, pool, calls));
  const product = app.listeningOrigin;
  const rates: Record<'product' | 'bare', Rate[]> = { product: [], bare: [] };
  const changing = setInterval(() => {
    change().catch((error: unknown) => console.error(error));
  }, CHANGE_EVERY_MS);
  try {
    const urls = calls.map((_, index) => ({ url: `/${index}`, payload: {} }));
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.product.push(await measureRate(product, calls));
      rates.bare.push(await measureRate(bare.address, urls));
    }
  } finally {
    clearInterval(changing);
    await bare.close();
  }
  return {
    connections: CONNECTIONS,
    product: bestOf(rates.product),
    bare: bestOf(rates.bare),
  };
}

function bestOf(rates: readonly Rate[]): Rate {
  return {
    answers: Math.max(...rates.map(({ answers }) => answers)),
    cpuMs: Math.min(...rates.map(({ cpuMs }) => cpuMs)),
  };
}

/** Returns the statements that each call sends once the state is known. */
async function statementsOf(
  app: FastifyInstance,
  pool: pg.Pool,
  calls: readonly SearchCall[],
): Promise<readonly (readonly Statement[])[]> {
  const all: Statement[][] = [];
  for (const call of calls) {
    const statements: Statement[] = [];
    const stop = recordStatements(pool, statements);
    await app.inject({ method: 'POST', ...call });
    stop();
    all.push(statements);
  }
  return all;
}

async function openBareRoute(pool: pg.Pool, statements: readonly (readonly Statement[])[]) {
  const server = Fastify();
  server.route<{ Params: { index: string } }>({
    method: 'POST',
    url: '/:index',
    handler: async ({ params }) => {
      const results: unknown[] = [];
      for (const statement of statements[Number(params.index)] ?? []) {
        const { rows } = await pool.query(toQuery(statement));
        results.push(rows);
      }
      return results;
    },
  });
  return {
    address: await server.listen({ port: 0, host: '127.0.0.1' }),
    close: () => server.close(),
  };
}

/** Answers a client of its own process. */
async function measureRate(address: string, calls: readonly SearchCall[]): Promise<Rate> {
  const before = process.cpuUsage();
  const client = spawn(
    process.execPath,
    [join(import.meta.dirname, 'send-calls.ts'), String(CONNECTIONS), String(SECONDS)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  client.stdin.end(JSON.stringify({ address, calls }));
  const chunks = await client.stdout.toArray();
  if (client.exitCode === null) await once(client, 'exit');
  if (client.exitCode !== 0) throw new Error('The client of the throughput failed.');
  const { user, system } = process.cpuUsage(before);
  const answers = Number(Buffer.concat(chunks).toString());
  return { answers, cpuMs: (user + system) / 1_000 / (answers * SECONDS) };
}
