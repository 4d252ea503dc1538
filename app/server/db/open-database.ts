import { join } from 'node:path';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import { launchPostgres } from './postgres/launch-postgres.ts';
import { returnConnections } from './return-connections.ts';

/** Key of the advisory lock that lets one process at a time migrate and seed. */
const UPGRADE_KEY = 7_305_111;
const POOL_SIZE = 20;
const CONNECT_LIMIT_MS = 10_000;
/** Maximum duration of a statement: the caller has timed out by then (spec §9). */
const STATEMENT_LIMIT_MS = 30_000;
const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** A pool, or a transaction of it. */
export type Database = NodePgDatabase;

/** An open database. */
export interface OpenDatabase {
  readonly db: Database;
  readonly close: () => Promise<void>;
}

/** Location of the database: a folder for the embedded PostgreSQL, or the URL of another. */
export type DatabaseLocation = { readonly folder: string } | { readonly url: string };

/** Hooks of the database: `onError` receives errors of idle connections, e.g. after a restart. */
export interface DatabaseOptions {
  readonly onError: (error: Error) => void;
  /** Runs after the migrations, in one process at a time. */
  readonly seed: (db: Database) => Promise<void>;
}

/**
 * Opens the database and applies the migrations.
 *
 * @throws When it cannot be reached or started, its encoding is not UTF-8, or its data belong to a
 *   newer version.
 */
export async function openDatabase(
  location: DatabaseLocation,
  { onError, seed }: DatabaseOptions,
): Promise<OpenDatabase> {
  const server =
    'folder' in location
      ? await launchPostgres(location.folder, {
          onMove: (address) => Object.assign(pool.options, address),
          onLoss: (error) => onError(error instanceof Error ? error : new Error(String(error))),
        })
      : null;
  const pool: pg.Pool = new pg.Pool({
    ...server?.address(),
    ...('url' in location ? { connectionString: location.url } : {}),
    application_name: 'bozor',
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
  });
  let isClosing = false;
  // Each connection reports its own errors; the pool would report those of idle connections twice.
  pool.on('error', () => undefined);
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!isClosing) onError(error);
    }),
  );
  const close = async (): Promise<void> => {
    isClosing = true;
    await pool.end();
    await server?.close();
  };
  try {
    await upgrade(pool, seed);
  } catch (error) {
    await close();
    throw isUnreachable(error) ? new Error(UNREACHABLE, { cause: error }) : error;
  }
  return { db: returnConnections(drizzle({ client: pool, casing: 'snake_case' }), pool), close };
}

const UNREACHABLE =
  'The database of DATABASE_URL does not answer, so there is no store. ' +
  'Start it and check the URL, or leave DATABASE_URL out to use the embedded one.';

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ECONN');
}

async function upgrade(pool: pg.Pool, seed: DatabaseOptions['seed']): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another process's migration may exceed the limit of a statement.
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
    if (rows[0]?.server_encoding !== 'UTF8') {
      throw new Error(
        `The database's encoding is ${rows[0]?.server_encoding}, which holds no Russian. ` +
          'Point DATABASE_URL at a database made with ENCODING UTF8.',
      );
    }
    await client.query('select pg_advisory_lock($1)', [UPGRADE_KEY]);
    const db = drizzle({ client, casing: 'snake_case' });
    await refuseNewerData(client);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    await seed(drizzle({ client: pool, casing: 'snake_case' }));
  } finally {
    // Closes the connection: this releases the lock and resets the timeout.
    client.release(true);
  }
}

/**
 * Refuses a database that a newer version of the server has migrated: this version would write rows
 * that the newer one does not expect.
 */
async function refuseNewerData(client: pg.PoolClient): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const { rows } = await client.query<{ name: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations')::text as name",
  );
  if (rows[0]?.name === null) return;
  const { rowCount } = await client.query(
    'select from drizzle.__drizzle_migrations where created_at > $1 limit 1',
    [newest],
  );
  if (rowCount === 0) return;
  throw new Error(
    'The data belong to a newer version of the server, so this one does not open them. ' +
      'Start the newer version, or choose another DATA_DIR or DATABASE_URL.',
  );
}
