import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { refusalText } from '../../app/contract/index.ts';
import { sendBySms } from '../../app/server/modules/authorization/index.ts';
import { smsText } from '../../app/server/modules/authorization/sms-text.ru.ts';
import {
  askForCode,
  letMinutesPass,
  toOutcome,
  verifyCode,
} from './account/authorization-calls.ts';
import { printedCode, randomPhone, signInBy } from './account/sign-in.ts';
import { startServer, stop, type ServerRun } from './process/server-run.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { writeFixtures } from './world/sample-fixtures.ts';

/** Request that the gateway received. */
interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let gateway: Server;
let gatewayUrl = '';
let received: Received[] = [];
/** Status of the gateway's response. */
let status = 200;

beforeAll(async () => {
  gateway = createServer((request, response) => {
    void receive(request, response);
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const address = gateway.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  gatewayUrl = `http://127.0.0.1:${port}/`;
});
beforeEach(() => {
  received = [];
  status = 200;
});
afterAll(() => gateway.close());

describe('a code by SMS', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ sendCode: sendBySms({ url: gatewayUrl, token: 't0ken' }) });
  });
  afterAll(() => server.close());

  const codeOf = ({ body }: Received) => /\d{6}/.exec(JSON.parse(body).text)?.[0] ?? '';

  test('is posted as JSON, with the token', async () => {
    const phone = randomPhone();
    expect(toOutcome(await askForCode(server, phone))).toBe('sent');
    const [message, ...more] = received;
    expect(more).toEqual([]);
    expect(message?.headers).toMatchObject({
      'content-type': 'application/json',
      authorization: 'Bearer t0ken',
    });
    const { phone: to, text: sentence, ...rest } = JSON.parse(message?.body ?? '{}');
    expect([to, rest]).toEqual([phone, {}]);
    expect(sentence).toBe(smsText(/\d{6}/.exec(sentence)?.[0] ?? ''));
  });

  test('is one message of Cyrillic letters', () => {
    expect(smsText('012345')).toMatch(/^012345 — /);
    expect(smsText('012345').length).toBeLessThanOrEqual(70);
  });

  test.for([500, 403, 307])(
    'is not sent when the gateway answers %i, and the next may be requested at once',
    async (refused) => {
      const phone = randomPhone();
      const first = await askForCode(server, phone);
      const [sent] = received;
      await letMinutesPass(server, phone, 1);

      status = refused;
      const failed = await askForCode(server, phone);
      expect([failed.statusCode, failed.json().error]).toEqual([
        503,
        expect.objectContaining({ code: 'otp.not-sent', message: refusalText('otp.not-sent') }),
      ]);
      expect(received.map(({ path }) => path)).toEqual(['/', '/']);

      // The earlier code is still valid, and the next may be requested at once.
      status = 200;
      const code = sent === undefined ? '' : codeOf(sent);
      expect(toOutcome(await verifyCode(server, first.json().request_id, code))).toBe('proved');
      expect(toOutcome(await askForCode(server, phone))).toBe('sent');
    },
  );

  test('is not sent when the gateway is unreachable', { timeout: 30_000 }, async () => {
    const lost = await openTestApp({
      sendCode: sendBySms({ url: 'http://127.0.0.1:1/', token: null }),
    });
    expect(toOutcome(await askForCode(lost, randomPhone()))).toBe('otp.not-sent');
    await lost.close();
  });
});

describe('the server’s log', { timeout: 60_000 }, () => {
  let server: TestApp;
  let fixtures = '';
  let folder = '';
  let run: ServerRun;

  beforeAll(async () => {
    server = await openTestApp();
    fixtures = await writeFixtures();
    folder = await mkdtemp(join(tmpdir(), 'data-'));
  });
  afterEach(() => stop(run, 'SIGTERM'));
  afterAll(async () => {
    await server.close();
    await rm(fixtures, { recursive: true });
    await rm(folder, { recursive: true });
  });

  async function start(environment: Readonly<Record<string, string>>): Promise<string> {
    run = startServer({
      DATABASE_URL: server.database.url,
      DATA_DIR: folder,
      FIXTURES_DIR: fixtures,
      ...environment,
    });
    return run.address;
  }

  test('contains no codes when it is silent, and the start reports this', async () => {
    const address = await start({ LOG_LEVEL: 'silent' });
    await vi.waitFor(() => expect(run.printed()).toContain('No user can sign in.'));
    await ask(address, randomPhone());
    expect(run.printed()).not.toContain('The code for');
  });

  test('contains no codes with a gateway, after success and failure', async () => {
    const address = await start({
      LOG_LEVEL: 'trace',
      SMS_URL: gatewayUrl,
      SMS_TOKEN: 'hush-hush',
    });
    const phone = randomPhone();
    const { token } = await signInBy(
      {
        post: (path, body) => post(new URL(path, address), body),
        codeFor: () => /\d{6}/.exec(JSON.parse(received[0]?.body ?? '').text)?.[0] ?? '',
      },
      { phone },
    );
    status = 500;
    await ask(address, randomPhone());
    await vi.waitFor(() => expect(run.printed()).toContain('"statusCode":500'));
    const codes = received.map(({ body }) => /\d{6}/.exec(JSON.parse(body).text)?.[0] ?? '');
    expect(codes).toHaveLength(2);
    for (const secret of [...codes.map((code) => `${code} `), token, 'hush-hush', 'One-time']) {
      expect(run.printed()).not.toContain(secret);
    }
    expect(() => printedCode(run, phone)).toThrow('no code');
  });
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  received.push({ path: request.url ?? '', headers: request.headers, body });
  response.writeHead(status, { location: `${gatewayUrl}elsewhere` }).end('{"ok":true}');
}

const ask = (address: string, phone_number: string) =>
  post(new URL('/api/v1/authorization/otp/', address), { phone_number, anonymous_id: null });

async function post(url: URL, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}
