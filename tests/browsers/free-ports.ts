import { createServer } from 'node:net';

/** The first port to try; `BROWSERS_PORT` sets another. */
const FIRST_PORT = 4600;

/** The lowest free ports of the loopback, from the first one. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const free: number[] = [];
  for (
    let port = Number(process.env['BROWSERS_PORT'] ?? FIRST_PORT);
    free.length < count;
    port += 1
  ) {
    if (await isFree(port)) free.push(port);
  }
  return free;
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
