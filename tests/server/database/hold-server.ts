import { openServer } from './open-server.ts';

/**
 * Keeps the database server running between the files of a run: none waits for a start. Runs without
 * the conditions of the tests, so it imports no module of the engine.
 */
export async function setup(): Promise<() => Promise<void>> {
  const { close } = await openServer();
  return close;
}
