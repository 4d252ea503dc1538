import pg from 'pg';

import type { Address } from './transport.ts';

/** Key of the advisory lock that every process holds while it uses an embedded server. */
const LEASE_KEY = 7_305_110;

/** The right to use an embedded server; while one is held, nobody stops the server. */
export interface Lease {
  /** Gives the right up; true when nobody else has one. Then nobody gets one until `end`. */
  readonly isLast: () => Promise<boolean>;
  readonly end: () => Promise<void>;
}

/**
 * Takes a lease. Held by a connection, so it ends with the process, however that ends.
 *
 * @throws When the server does not answer, or is being stopped.
 */
export async function openLease(address: Address): Promise<Lease> {
  const client = new pg.Client({ ...address, application_name: 'bozor lease', keepAlive: true });
  // A server that dies is noticed by the pool, with the query that suffers from it.
  let isLost = false;
  client.on('error', () => {
    isLost = true;
  });
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [LEASE_KEY]);
  return {
    isLast: async () => {
      if (isLost) return false;
      await client.query('select pg_advisory_unlock_shared($1)', [LEASE_KEY]);
      const { rows } = await client.query<{ last: boolean }>(
        'select pg_try_advisory_lock($1) as last',
        [LEASE_KEY],
      );
      return rows[0]?.last === true;
    },
    end: () => client.end().catch(() => undefined),
  };
}
