import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Opens and closes the port, so that a port in use is reported before a database is created.
 *
 * @throws The system's error, e.g. EADDRINUSE or EACCES.
 */
export async function checkPort(address: {
  readonly host: string;
  readonly port: number;
}): Promise<void> {
  const probe = createServer();
  probe.listen({ ...address, exclusive: true });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
