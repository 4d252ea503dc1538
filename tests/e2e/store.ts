import { join } from 'node:path';

import pg from 'pg';

import { launchPostgres } from '../../app/server/db/postgres/launch-postgres.ts';
import { DATA_DIR } from './test-server.ts';

/** Moves the codes of a phone into the past. */
export function letTimePass(phone: string, seconds: number): Promise<void> {
  return change(
    `update code_requests
     set created_at = created_at - $2 * interval '1 s', expires_at = expires_at - $2 * interval '1 s'
     where phone = $1`,
    [phone, seconds],
  );
}

/** Expires every session of a user, as thirty days without use would. */
export function endSessions(phone: string): Promise<void> {
  return change(
    `update user_sessions set expires_at = now()
     where user_id = (select id from users where phone = $1)`,
    [phone],
  );
}

/** Gives a phone back to a person without an account: its user, if any, gets a number of their own. */
export async function freePhone(phone: string): Promise<void> {
  await change(
    `with freed as (delete from code_requests where phone = $1),
      moved as (update users set phone = '+99200' || lpad(id::text, 7, '0') where phone = $1)
     select $1`,
    [phone],
  );
}

/** Joins the database of the server under test, and leaves it again. */
async function change(statement: string, values: readonly unknown[]): Promise<void> {
  const server =
    process.env['DATABASE_URL'] === undefined
      ? await launchPostgres(join(DATA_DIR, 'postgres'))
      : null;
  const client = new pg.Client(server?.address() ?? process.env['DATABASE_URL']);
  try {
    await client.connect();
    const { rowCount } = await client.query(statement, [...values]);
    if (rowCount === 0) throw new Error(`The store has nothing of ${String(values[0])}.`);
  } finally {
    await client.end();
    await server?.close();
  }
}
