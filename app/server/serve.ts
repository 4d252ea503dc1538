import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { buildApp } from './app.ts';
import { checkPort } from './check-port.ts';
import { openDatabase, type Database } from './db/open-database.ts';
import { seedAds } from './db/seed/seed-ads.ts';
import { seedDefinitions } from './db/seed/seed-definitions.ts';
import { forgetOld } from './forget/forget-old.ts';
import { logCode, sendBySms } from './modules/authorization/index.ts';
import { createImageStore, type ImageStore } from './modules/images/index.ts';
import { createFileSource } from './modules/imports/index.ts';
import { matchPublishedAds } from './modules/saved-searches/index.ts';
import { rebuildSearchIndex } from './modules/search-index/index.ts';
import { terminalLines } from './plugins/terminal-lines.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;
/** Level of pino's information. */
const INFORMATION = 30;

/**
 * Opens the database, builds the server and listens, until SIGINT or SIGTERM.
 *
 * @param isTerminal Whether the output is a terminal: then the log has sentences instead of JSON.
 * @returns Lines for the operator, the address it listens on first; sentences or JSON, as the log.
 * @throws When a setting is wrong, the database cannot be opened, or the port is taken.
 */
export async function serve(
  environment: Readonly<Record<string, string | undefined>>,
  { isTerminal }: { readonly isTerminal: boolean },
): Promise<readonly string[]> {
  const settings = readSettings(environment);
  const { database, fixturesFolder, smsGateway, importFile } = settings;
  await checkPort(settings);
  let app: FastifyInstance | null = null;
  const store = await openDatabase(
    'url' in database ? database : { folder: join(database.folder, 'postgres') },
    {
      onError: (error) => app?.log.error({ err: error }, 'A connection to the store broke.'),
      seed: async (db) => {
        if (isTerminal) process.stdout.write('A new database is filled. One moment.\n');
        await seedDefinitions(db, fixturesFolder);
        await rebuildSearchIndex(db);
        if (settings.hasSeedAds) await seedAds(db, fixturesFolder, new Date());
      },
    },
  );
  try {
    const sendCode = smsGateway === null ? logCode : sendBySms(smsGateway);
    app = await buildApp(store.db, {
      ...settings,
      sendCode,
      importSource: importFile === null ? null : createFileSource(importFile),
      ...(isTerminal && { logStream: terminalLines((line) => process.stdout.write(line)) }),
    });
    app.addHook('onClose', () => store.close());
    alertEverySecond(app, store.db);
    stopOnSignal(app);
    const address = await app.listen({ port: settings.port, host: settings.host });
    const place = { folder: settings.imageFolder, bucket: settings.imageBucket };
    cleanHourly(app, store.db, createImageStore(place));
    const lines = [`Bozor is at ${address}`, ...whereCodesGo(settings)];
    return isTerminal ? lines : lines.map(toLogLine);
  } catch (error) {
    await (app === null ? store.close() : app.close());
    throw error;
  }
}

function whereCodesGo({ smsGateway, logLevel }: Settings): readonly string[] {
  if (smsGateway !== null) return [];
  const place =
    logLevel === 'silent'
      ? 'One-time codes are not delivered: LOG_LEVEL=silent hides them. No user can sign in.'
      : 'One-time codes are shown here.';
  return [`${place} Set SMS_URL to send them by SMS.`];
}

/** A sentence as a line of the log in JSON; a quieter log has it too. */
function toLogLine(msg: string): string {
  return JSON.stringify({ level: INFORMATION, time: Date.now(), pid: process.pid, msg });
}

function cleanHourly(app: FastifyInstance, db: Database, store: ImageStore): void {
  const clean = (): void => {
    void forgetOld(db, store, (error) => app.log.error(error, 'Cleaning failed.'));
  };
  clean();
  setInterval(clean, HOUR_MS).unref();
}

/**
 * Matches published ads with saved searches, a second after the last matching has ended, from the
 * first call that the server takes until it closes.
 */
function alertEverySecond(app: FastifyInstance, db: Database): void {
  let isClosed = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  const match = async (): Promise<void> => {
    try {
      await matchPublishedAds(db, { isStopped: () => isClosed });
    } catch (error) {
      app.log.error(error, 'Matching published ads with saved searches failed.');
    }
    if (!isClosed) timer = setTimeout(start, SECOND_MS).unref();
  };
  const start = (): void => {
    running = match();
  };
  app.addHook('onListen', async () => start());
  app.addHook('preClose', async () => {
    isClosed = true;
    if (timer !== null) clearTimeout(timer);
    await running;
  });
}
