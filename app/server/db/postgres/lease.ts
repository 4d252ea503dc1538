import pg from 'pg';

import type { Address } from './transport.ts';

/** Key of the advisory lock that every user of an embedded server holds. */
const LEASE_KEY = 7_305_110;
const CONNECT_LIMIT_MS = 10_000;

/** The right to use an embedded server; no process stops the server while a lease exists. */
export interface Lease {
  /** Releases the lease; true when it was the last. Then no process gets a lease until `end`. */
  readonly isLast: () => Promise<boolean>;
  readonly end: () => Promise<void>;
  /** Settles when the server has exited or closed the connection. */
  readonly lost: Promise<void>;
}

/**
 * Takes a lease. A connection holds it, so it ends with the process.
 *
 * @throws When the server does not respond, or is being stopped.
 */
export async function openLease(address: Address): Promise<Lease> {
  const client = new pg.Client({
    ...address,
    application_name: 'bozor lease',
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
  });
  let isLost = false;
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => {
      isLost = true;
      resolve();
    });
  });
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [LEASE_KEY]);
  return {
    lost,
    isLast: async () => {
      if (isLost) return false;
      return giveUp(client).catch(() => false);
    },
    end: () => client.end().catch(() => undefined),
  };
}

/** Returns whether the shared lock could be taken exclusively. */
async function giveUp(client: pg.Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [LEASE_KEY]);
  const { rows } = await client.query<{ last: boolean }>(
    'select pg_try_advisory_lock($1) as last',
    [LEASE_KEY],
  );
  return rows[0]?.last === true;
}
