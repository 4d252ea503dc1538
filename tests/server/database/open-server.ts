import { join } from 'node:path';

import { launchPostgres } from '../../../app/server/db/postgres/launch-postgres.ts';
import type { Address } from '../../../app/server/db/postgres/transport.ts';

/** In a run of the suite its own; else kept between runs, so that only the first creates a cluster. */
const SERVER_FOLDER = join(process.env['TEST_ROOM'] ?? '.tmp', 'test-postgres');
/** Tests may lose data in a crash of the machine. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** Opens the server on which the databases of tests are created. */
export async function openServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, close: async () => undefined };
  const { address, close } = await launchPostgres(SERVER_FOLDER, { settings: FAST });
  return { url: toUrl(address()), close };
}

function toUrl({ host, port, user, password = '', database }: Address): string {
  return `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}
