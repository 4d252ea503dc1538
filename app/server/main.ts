import { join } from 'node:path';

import { buildApp } from './app.ts';
import { openDatabase } from './db/open-database.ts';
import { seedDefinitions } from './db/seed/seed-definitions.ts';
import { compressClient } from './plugins/compress-client.ts';
import { readSettings } from './settings.ts';

/** How long running calls may take to end after a signal, in ms. */
const STOP_LIMIT_MS = 10_000;

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const { database } = settings;
  const store = await openDatabase(
    'url' in database ? database : { folder: join(database.folder, 'postgres') },
    {
      onTrouble: (error) => console.error(`The store: ${error.message}`),
      seed: (db) => seedDefinitions(db, settings.fixturesFolder),
    },
  );
  const app = await buildApp(store.db, settings);
  app.addHook('onClose', () => store.close());

  const stop = (): void => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    void app.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);

  const address = await app.listen({ port: settings.port, host: settings.host });
  console.log(`Bozor is at ${address}`);
  await compressClient(settings.clientFolder);
}
