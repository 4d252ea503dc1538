import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { DrizzleQueryError, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { ErrorBody, routes } from '../../app/contract/index.ts';
import { findStoreFailure, findStoreRefusal } from '../../app/server/plugins/store-failures.ts';
import { failStatements } from './failing-statements.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('x'), { code, ...more });
const connecting = { syscall: 'connect' };

describe('a failure of the store', () => {
  test.for([
    { error: withCode('ECONNREFUSED', connecting), failure: 'away', why: 'nothing listens' },
    { error: withCode('ENOENT', connecting), failure: 'away', why: 'its socket is gone' },
    { error: withCode('ECONNRESET', { syscall: 'read' }), failure: 'away', why: 'it hung up' },
    { error: withCode('EPIPE', { syscall: 'write' }), failure: 'away', why: 'it hung up earlier' },
    { error: withCode('EAI_AGAIN', { syscall: 'getaddrinfo' }), failure: 'away', why: 'no DNS' },
    { error: new Error('Connection terminated unexpectedly'), failure: 'away', why: 'a kill' },
    {
      error: new Error('timeout exceeded when trying to connect'),
      failure: 'away',
      why: 'no room',
    },
    { error: withCode('57P01'), failure: 'away', why: 'an administrator stops it' },
    { error: withCode('57P02'), failure: 'away', why: 'a process of it crashed' },
    { error: withCode('57P03'), failure: 'away', why: 'it starts' },
    { error: withCode('08006'), failure: 'away', why: 'the connection failed' },
    { error: withCode('53300'), failure: 'away', why: 'too many connections' },
    { error: withCode('25006'), failure: 'away', why: 'a standby only reads' },
    { error: withCode('53100'), failure: 'full', why: 'its disk is full' },
    { error: withCode('ENOSPC', { syscall: 'write' }), failure: 'full', why: 'our disk is full' },
    { error: withCode('EDQUOT', { syscall: 'write' }), failure: 'full', why: 'our quota is used' },
    { error: withCode('EROFS', { syscall: 'mkdir' }), failure: 'full', why: 'a read-only disk' },
    { error: withCode('57014'), failure: 'slow', why: 'a statement is cut' },
    { error: withCode('23505'), failure: null, why: 'a constraint' },
    { error: withCode('42P01'), failure: null, why: 'no such table' },
    { error: withCode('ENOENT', { syscall: 'open' }), failure: null, why: 'no such file' },
    { error: withCode('ECONNRESET'), failure: null, why: 'the caller hung up' },
    { error: new TypeError('x is not a function'), failure: null, why: 'a mistake of ours' },
  ])('is $failure: $why', ({ error, failure }) => {
    const wrapped = new DrizzleQueryError('select 1', [], error);
    expect([findStoreFailure(error), findStoreFailure(wrapped)]).toEqual([failure, failure]);
  });

  test('with itself as its cause does not loop', () => {
    const error = new Error('round');
    error.cause = error;
    expect(findStoreFailure(error)).toBeNull();
    expect(findStoreRefusal('no error')).toBeNull();
  });
});

describe('a call during it', () => {
  let server: TestApp;
  const written: string[] = [];

  beforeAll(async () => {
    server = await openTestApp({
      logLevel: 'info',
      logStream: { write: (line) => void written.push(line) },
    });
  });
  afterAll(() => server.close());

  const count = () => server.app.inject({ method: 'GET', url: routes.labFixtures.path });
  const levels = (msg: string) =>
    written
      .map((line) => JSON.parse(line))
      .flatMap((line) => (line.msg === msg ? [line.level] : []));

  test('gets a temporary refusal when its connection is cut', async () => {
    const { db } = server.database;
    // Each broken connection is reported.
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const holder = new pg.Client(server.database.url);
    await holder.connect();
    await holder.query('begin; lock table lab_fixtures');
    const calls = [count(), count(), count()];
    await pause(300);
    await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'bozor' and pid <> pg_backend_pid()`);
    for (const answer of await Promise.all(calls)) {
      const { error } = ErrorBody.parse(answer.json());
      expect([answer.statusCode, error.code]).toEqual([503, 'server.unavailable']);
      expect(answer.headers['retry-after']).toBe(String(error.retry_after_s));
      expect(answer.body).not.toMatch(/terminat|57P01|select/);
    }
    expect(levels('A call was put off.')).toEqual([40, 40, 40]);
    await holder.end();
    expect((await count()).statusCode).toBe(200);
    consoleError.mockRestore();
  });

  test('is reported as slow when its statement is cancelled', async () => {
    const holder = new pg.Client(server.database.url);
    await holder.connect();
    await holder.query('begin; lock table lab_fixtures');
    const calling = count();
    await pause(300);
    await holder.query(`select pg_cancel_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    const answer = await calling;
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      503,
      'server.slow',
    ]);
    await holder.end();
  });

  test('returns its connection when a transaction cannot begin', async () => {
    const statements = failStatements();
    const { db } = server.database;
    // More than the pool has.
    for (let round = 0; round < 25; round += 1) {
      statements.failAt(1);
      await expect(db.transaction(async () => undefined)).rejects.toThrow('begin');
    }
    statements.restore();
    expect((await count()).statusCode).toBe(200);
  });

  test('is not logged as an error when the client aborts it', async () => {
    const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(address.port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST ${routes.openAnonymousSession.path} HTTP/1.1\r\nhost: x\r\n` +
        'content-type: application/json\r\ncontent-length: 100\r\n\r\n{"device_id":',
    );
    await pause(200);
    socket.destroy();
    const gone = 'The caller did not send the whole request.';
    await expect.poll(() => levels(gone)).toEqual([30]);
    expect(written.map((line) => JSON.parse(line).level).filter((level) => level > 40)).toEqual([]);
  });
});
