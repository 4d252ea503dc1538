import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildApp } from './app.ts';
import { openDatabase, type Database } from './db/open-database.ts';
import { seedDefinitions } from './db/seed/seed-definitions.ts';
import { forgetAnswers } from './modules/advertisements/index.ts';
import { compressClient } from './plugins/compress-client.ts';
import { readSettings } from './settings.ts';

/** How long running calls may take to end after a signal, in ms. */
const STOP_LIMIT_MS = 10_000;
const HOUR_MS = 3_600_000;

/**
 * Opens the store, builds the server and listens, until SIGINT or SIGTERM.
 *
 * @returns The address it listens on.
 * @throws When a setting is wrong, the store cannot be opened, or the port is taken.
 */
export async function serve(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const settings = readSettings(environment);
  const { database, fixturesFolder } = settings;
  let app: FastifyInstance | null = null;
  const store = await openDatabase(
    'url' in database ? database : { folder: join(database.folder, 'postgres') },
    {
      onTrouble: (error) => app?.log.error({ err: error }, 'A connection to the store broke.'),
      seed: (db) => seedDefinitions(db, fixturesFolder),
    },
  );
  try {
    app = await buildApp(store.db, settings);
    app.addHook('onClose', () => store.close());
    const address = await app.listen({ port: settings.port, host: settings.host });
    stopOnSignal(app);
    cleanHourly(app, store.db);
    void compressClient(settings.clientFolder);
    return address;
  } catch (error) {
    await (app === null ? store.close() : app.close());
    throw error;
  }
}

function stopOnSignal(app: FastifyInstance): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void app.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function cleanHourly(app: FastifyInstance, db: Database): void {
  const clean = (): void => {
    forgetAnswers(db).catch((error: unknown) => app.log.error(error, 'Cleaning failed.'));
  };
  clean();
  setInterval(clean, HOUR_MS).unref();
}
