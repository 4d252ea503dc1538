import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import pg from 'pg';

import { CreationStructure, routes } from '../../app/contract/index.ts';
import { buildApp } from '../../app/server/app.ts';
import { openDatabase } from '../../app/server/db/open-database.ts';
import { followerOf } from '../../app/server/modules/search/copy/follow-index.ts';
import { findVocabulary } from '../../app/server/modules/search/words/find-vocabulary.ts';
import { readSettings } from '../../app/server/settings.ts';
import { searchClasses, type SearchCall } from './search/search-classes.ts';
import { recordStatements, replay, type Statement } from './search/statements.ts';
import { measureThroughput } from './search/throughput.ts';
import { table } from './tables/table.ts';

/**
 * `npm run bench:search`: searches by class, in ms, on the database of the settings (`DATA_DIR` or
 * `DATABASE_URL`; fill it with `npm run seed -- --ads N`). Beside each class is the ratio to its
 * own SQL statements, sent bare and interleaved.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 30);
const WARMUP = 3;
/** Classes whose searches per second are measured. */
const THROUGHPUT_OF = ['browse', 'make', 'one word, whole site'];

const COLUMNS = [
  'ms',
  'p50',
  'p95',
  'p99',
  'CPU p50',
  'CPU p95',
  'CPU p99',
  'turn',
  'statements',
  '× bare SQL',
] as const;

const settings = readSettings({ ...process.env, LOG_LEVEL: 'error' });
const { database } = settings;
const { db, close } = await openDatabase(
  'url' in database ? database : { folder: `${database.folder}/postgres` },
  { onError: () => undefined, seed: async () => undefined },
);
const app = await buildApp(db, {
  ...settings,
  clientFolder: '/nowhere',
  imageFolder: '/nowhere',
  imageBucket: null,
  importSource: null,
  rateLimit: 1e9,
  sendCode: async () => undefined,
});
try {
  const filledIn = performance.now();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const copy = await followerOf(db).fill();
  loop.disable();
  console.log(
    `The copy: ${copy.ads} ads, ${(copy.bytes / copy.ads).toFixed(0)} bytes an ad, filled in ` +
      `${((performance.now() - filledIn) / 1_000).toFixed(1)} s; the loop was held for at most ` +
      `${(loop.percentile(99.9) / 1e6).toFixed(0)} ms (99.9 %).`,
  );
  const structure = CreationStructure.parse(
    (await app.inject(routes.creationStructure.path)).json(),
  );
  const pool: unknown = Reflect.get(db, '$client');
  if (!(pool instanceof pg.Pool)) throw new Error('The database has no pool.');
  const vocabulary = await findVocabulary(db);
  while (vocabulary.size() < copy.ads) await setTimeout(500);
  const rows: Row[] = [];
  const classes = searchClasses(structure);
  for (const [title, calls] of Object.entries(classes)) {
    const row = { title, ...(await measure(app, pool, calls)) };
    rows.push(row);
    // A later class may fail, an hour after the beginning.
    console.log(`${title}: CPU ${row.cpu.map((ms) => ms.toFixed(1)).join(' / ')}`);
  }
  const { rows: counted } = await pool.query<{ count: string }>('select count(*) from ad_search');
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? '?'}; ${counted[0]?.count ?? 0} ads; ${ROUNDS} rounds; ` +
      `load ${loadavg()[0]?.toFixed(1) ?? '?'}\n`,
  );
  console.log(
    table(
      COLUMNS,
      rows.map(({ title, time, cpu, turn, statements, ratio }) => [
        title,
        ...time.map((ms) => ms.toFixed(1)),
        ...cpu.map((ms) => ms.toFixed(1)),
        turn.toFixed(1),
        statements.toFixed(1),
        ratio.toFixed(2),
      ]),
    ),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (const title of THROUGHPUT_OF) {
    const { connections, product, bare } = await measureThroughput(app, pool, {
      calls: classes[title] ?? [],
      change: () => changeAd(pool),
    });
    console.log(
      `${title}, ${connections} connections: ${product.answers.toFixed(0)} searches a second, ` +
        `${(product.answers / bare.answers).toFixed(2)} of a bare route's ` +
        `${bare.answers.toFixed(0)}; CPU ${product.cpuMs.toFixed(2)} ms, bare ${bare.cpuMs.toFixed(2)} ms.`,
    );
  }
} finally {
  await app.close();
  await close();
}

interface Row {
  readonly title: string;
  /** 50th, 95th and 99th percentiles. */
  readonly time: readonly number[];
  /** The same of the processor's time in this thread. */
  readonly cpu: readonly number[];
  /** The longest turn of the loop. */
  readonly turn: number;
  /** Mean number of statements per call. */
  readonly statements: number;
  /** Median of the calls to the median of their statements, sent bare. */
  readonly ratio: number;
}

async function measure(
  server: FastifyInstance,
  pool: pg.Pool,
  calls: readonly SearchCall[],
): Promise<Omit<Row, 'title'>> {
  const times: number[] = [];
  const bare: number[] = [];
  const spent: number[] = [];
  const turns = monitorEventLoopDelay({ resolution: 1 });
  let sent = 0;
  let longest = 0;
  for (let round = 0; round < ROUNDS + WARMUP; round += 1) {
    // What is kept of the searches of the round before goes with it.
    await changeAd(pool);
    await followerOf(db).find();
    for (const call of calls) {
      const statements: Statement[] = [];
      const stop = recordStatements(pool, statements);
      await beginTurns(turns);
      const started = performance.now();
      const startedIn = cpuMs();
      const answer = await server.inject({ method: 'POST', ...call });
      const ms = performance.now() - started;
      const cpu = cpuMs() - startedIn;
      const turn = endTurns(turns);
      stop();
      // The first map reads all points, which may take longer than a call.
      if (answer.statusCode !== 200 && round < WARMUP) continue;
      if (answer.statusCode !== 200) throw new Error(`${call.url}: ${answer.body}`);
      const bareMs = await replay(pool, statements);
      if (round < WARMUP) continue;
      times.push(ms);
      bare.push(bareMs);
      spent.push(cpu);
      longest = Math.max(longest, turn);
      sent += statements.length;
    }
  }
  const time = percentiles(times);
  const [bareMiddle = Number.NaN] = percentiles(bare);
  return {
    time,
    cpu: percentiles(spent),
    turn: longest,
    statements: sent / times.length,
    ratio: (time[0] ?? 0) / bareMiddle,
  };
}

/** Changes one ad, as the product's changes do: the copy of the index reads it again. */
async function changeAd(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update ads set changed_in = pg_current_xact_id()
    where id = (select max(id) from ad_search)`);
}

type LoopDelays = ReturnType<typeof monitorEventLoopDelay>;

/** Begins in a turn of the loop of its own: the first sample is of the turn in which it is enabled. */
async function beginTurns(turns: LoopDelays): Promise<void> {
  turns.enable();
  await setTimeout(3);
  turns.reset();
}

/** Returns the longest turn since the beginning, in ms; 0 when none was as long as the resolution. */
function endTurns(turns: LoopDelays): number {
  turns.disable();
  return turns.count === 0 ? 0 : turns.max / 1e6;
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function percentiles(numbers: readonly number[]): readonly number[] {
  const sorted = numbers.toSorted((a, b) => a - b);
  return [0.5, 0.95, 0.99].map(
    (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0,
  );
}
