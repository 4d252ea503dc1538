import { spawn, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';

import { startServer, stop } from '../server/process/server-run.ts';
import { freePorts } from './free-ports.ts';
import { openGate } from './gate.ts';
import { until } from './until.ts';

/** The product on an empty database, as the browsers reach it. */
export interface Product {
  /** Base URL of the pages. */
  readonly url: string;
  /** URL of another site with one empty page. */
  readonly otherSite: string;
  readonly takeComplaints: () => readonly string[];
  readonly isQuiet: () => boolean;
  readonly changeAddress: () => void;
  /** The code of the next SMS to a phone. */
  readonly nextCode: (phone: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Builds the client when it is stale and starts the product with its SMS inbox. */
export async function startProduct(): Promise<Product> {
  const [port = 0, inboxPort = 0, gatePort = 0, otherPort = 0] = await freePorts(4);
  // A folder per port, so that two runs may be concurrent.
  const dataDir = `.data/browsers-${port}`;
  run('app/build-when-stale.ts');
  await rm(dataDir, { recursive: true, force: true });
  const inboxUrl = `http://127.0.0.1:${inboxPort}/`;
  const server = startServer({
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED_ADS: 'true',
    SMS_URL: inboxUrl,
    // Without an app nothing covers the first page of a phone.
    APP_STORE_URL: '',
    GOOGLE_PLAY_URL: '',
    TRUST_PROXY: 'true',
  });
  const address = await server.address;
  const inbox = startInbox(inboxPort);
  // Ends the servers when the tests fail elsewhere.
  process.once('exit', () => {
    server.child.kill();
    inbox.kill();
  });
  const gate = await openGate(address, gatePort);
  const other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Other</title>');
  }).listen(otherPort, '127.0.0.1');
  await until('the SMS inbox answers', async () => (await fetch(inboxUrl)).ok);
  return {
    url: gate.url,
    otherSite: `http://127.0.0.1:${otherPort}/`,
    takeComplaints: gate.takeComplaints,
    isQuiet: gate.isQuiet,
    changeAddress: gate.changeAddress,
    nextCode: (phone) => readCode(inboxUrl, phone),
    stop: async () => {
      gate.close();
      other.close();
      other.closeAllConnections();
      inbox.kill();
      await stop(server, 'SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function run(script: string): void {
  const { status } = spawnSync(process.execPath, [script], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} failed.`);
}

/** The inbox takes the port after that of the tests' server. */
function startInbox(port: number) {
  return spawn(process.execPath, ['tests/e2e/people/sms-inbox.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, E2E_PORT: String(port - 1) },
  });
}

async function readCode(inboxUrl: string, phone: string): Promise<string> {
  const answer = await fetch(`${inboxUrl}?phone=${encodeURIComponent(phone)}`);
  const [code] = /\d{6}/.exec(await answer.text()) ?? [];
  if (code === undefined) throw new Error(`No SMS came to ${phone}.`);
  return code;
}
