import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { openDatabase } from '../../app/server/db/open-database.ts';
import { readFixtures } from '../../app/server/db/seed/read-fixtures.ts';
import { startComplaint } from '../../app/server/start-complaint.ts';
import { openTestDatabase } from './database/test-database.ts';
import { startServer } from './process/server-run.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starts-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a start', { timeout: 60_000 }, () => {
  test('on a used port fails before anything is created', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' ? address?.port : address);
    const DATA_DIR = join(folder, 'unused');
    await expect(startServer({ DATA_DIR, PORT }).address).rejects.toThrow(
      /EADDRINUSE.*\nAnother server listens there\. Stop it, or choose another port/,
    );
    other.close();
    expect(await readdir(folder)).toEqual([]);
  });

  test('on a file instead of a folder names DATA_DIR and what to do', async () => {
    const DATA_DIR = join(folder, 'file');
    await writeFile(DATA_DIR, '');
    await expect(startServer({ DATA_DIR }).address).rejects.toThrow(
      'DATA_DIR is inside a file, so there is no store. Choose a folder for DATA_DIR.',
    );
  });
});

test('definitions that are not there are named by their setting', async () => {
  await expect(readFixtures(join(folder, 'nowhere'))).rejects.toThrow('FIXTURES_DIR');
});

describe('data of a newer version', () => {
  test('are not opened', async () => {
    const { db, url, close } = await openTestDatabase();
    const open = () =>
      openDatabase({ url }, { onError: () => undefined, seed: async () => undefined });
    await (await open()).close();
    await db.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`);
    await expect(open()).rejects.toThrow('The data belong to a newer version of the server');
    await close();
  });
});

describe('the complaint about a failed start', () => {
  const failure = (more: object) => Object.assign(new Error('the system’s text'), more);

  test.for([
    { error: failure({ code: 'EACCES', port: 80 }), advice: 'Choose one above 1023' },
    { error: failure({ code: 'EROFS', path: '/x' }), advice: 'DATA_DIR cannot be written' },
    { error: failure({ code: 'EACCES', path: '/x' }), advice: 'DATA_DIR cannot be written' },
    { error: failure({ code: 'ENOSPC', path: '/x' }), advice: 'The disk takes no more data' },
    {
      error: failure({ cause: failure({ code: '53100' }) }),
      advice: 'The disk takes no more data',
    },
  ])('gives the advice: $advice', ({ error, advice }) => {
    expect(startComplaint(error)).toContain(advice);
    expect(startComplaint(error)).toContain('the system’s text');
  });
});
