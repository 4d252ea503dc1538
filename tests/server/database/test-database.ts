import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';

import {
  openDatabase,
  type Database,
  type OpenDatabase,
} from '../../../app/server/db/open-database.ts';
import { isAlive } from '../../../app/server/db/postgres/postmaster.ts';
import { readFixtures } from '../../../app/server/db/seed/read-fixtures.ts';
import { seedAds } from '../../../app/server/db/seed/seed-ads.ts';
import { seedDefinitions } from '../../../app/server/db/seed/seed-definitions.ts';
import { sampleFiles, writeFixtures } from '../world/sample-fixtures.ts';
import { openServer } from './open-server.ts';

const MIGRATIONS = 'app/server/db/migrations';
/** Advisory lock under which one process at a time creates a template. */
const TEMPLATE_LOCK = 7_305_112;
const KEPT_TEMPLATES = 8;
const MARKET_FIXTURES = 'fixtures';
/** The time of the seeding of the sample market. */
export const MARKET_TIME = new Date('2026-11-21T03:10:00Z');

/** A seeded database for one test file; dropped when closed. */
export interface TestDatabase extends OpenDatabase {
  /** In the form of `DATABASE_URL`. */
  readonly url: string;
}

/** Opens a new database: on `DATABASE_URL` when that is set, else on the embedded server. */
export async function openTestDatabase(
  files: Readonly<Record<string, unknown>> = sampleFiles,
): Promise<TestDatabase> {
  const folder = await writeFixtures(files);
  const database = await openTestDatabaseOf(folder);
  await rm(folder, { recursive: true });
  return database;
}

/** Opens a new database with the definitions of a folder. */
export function openTestDatabaseOf(fixtures: string): Promise<TestDatabase> {
  return openCopy((admin, url) => findTemplate(admin, url, fixtures));
}

/** Opens a new database with the sample ads of `MARKET_TIME`. */
export async function openTestMarket(): Promise<TestDatabase> {
  // Its code is a part of what makes it: a template is used within one run alone.
  if (process.env['TEST_ROOM'] !== undefined) return openCopy(findMarket);
  const database = await openTestDatabaseOf(MARKET_FIXTURES);
  await seedAds(database.db, MARKET_FIXTURES, MARKET_TIME);
  return database;
}

/** Opens a copy of a template, which is found or made first. */
async function openCopy(
  findSource: (admin: pg.Client, url: string) => Promise<string>,
): Promise<TestDatabase> {
  const server = await openServer();
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const name = `bozor_t_${process.pid}_${randomUUID().slice(0, 8)}`;
  // Under one lock: no other process drops a template while it is copied.
  await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
  try {
    const template = await findSource(admin, server.url);
    await admin.query(`create database ${name} template ${template}`);
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  }

  const url = withDatabase(server.url, name);
  const { db, close } = await openDatabase(
    { url },
    { onError: (error) => console.error(error), seed: async () => undefined },
  );
  return {
    db,
    url,
    close: async () => {
      await close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await server.close();
    },
  };
}

function withDatabase(url: string, name: string): string {
  return url.replace(/\/[^/?]*(?=$|\?)/, `/${name}`);
}

/** Finds or creates the migrated and seeded database that others are copied from. */
async function findTemplate(admin: pg.Client, url: string, fixtures: string): Promise<string> {
  const hash = createHash('sha256').update((await readFixtures(fixtures)).hash);
  for (const file of (await readdir(MIGRATIONS)).toSorted()) {
    if (file.endsWith('.sql')) hash.update(await readFile(join(MIGRATIONS, file)));
  }
  // The times in the journal decide which migrations are applied.
  hash.update(await readFile(join(MIGRATIONS, 'meta', '_journal.json')));
  const name = `bozor_template_${hash.digest('hex').slice(0, 16)}`;
  if (!(await hasDatabase(admin, name))) await makeTemplate(admin, { name, url, fixtures });
  return name;
}

/** Finds or creates the database of the sample market that others are copied from. */
async function findMarket(admin: pg.Client, url: string): Promise<string> {
  const source = await findTemplate(admin, url, MARKET_FIXTURES);
  const name = `${source}_market`;
  if (await hasDatabase(admin, name)) return name;
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft}`);
  await admin.query(`create database ${draft} template ${source}`);
  await fill(draft, url, async (db) => {
    await seedAds(db, MARKET_FIXTURES, MARKET_TIME);
  });
  await admin.query(`alter database ${draft} rename to ${name}`);
  return name;
}

async function hasDatabase(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function makeTemplate(
  admin: pg.Client,
  { name, url, fixtures }: { name: string; url: string; fixtures: string },
): Promise<void> {
  await sweep(admin);
  const draft = `${name}_draft`;
  await admin.query(`drop database if exists ${draft}`);
  await admin.query(`create database ${draft} encoding utf8 template template0`);
  await fill(draft, url, (db) => seedDefinitions(db, fixtures));
  await admin.query(`alter database ${draft} rename to ${name}`);
}

/** Applies the migrations to a database and seeds it. */
async function fill(
  name: string,
  url: string,
  seed: (db: Database) => Promise<void>,
): Promise<void> {
  const database = { url: withDatabase(url, name) };
  const { close } = await openDatabase(database, { onError: () => undefined, seed });
  await close();
}

/** Drops the databases of killed runs and old templates. */
async function sweep(admin: pg.Client): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname ~ '^bozor_(t|template)_' order by oid",
  );
  const names = rows.map(({ datname }) => datname);
  const orphans = names.filter((name) => {
    const pid = /^bozor_t_(\d+)_/.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  const old = names.filter((name) => name.startsWith('bozor_template_')).slice(0, -KEPT_TEMPLATES);
  for (const name of [...orphans, ...old]) await admin.query(`drop database if exists ${name}`);
}
