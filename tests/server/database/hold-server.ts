import { openServer } from './test-database.ts';

/** Keeps the database server running between the files of a run: none waits for a start. */
export async function setup(): Promise<() => Promise<void>> {
  const { close } = await openServer();
  return close;
}
