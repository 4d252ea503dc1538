import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { CodeSent, CreatedUser, routes, urlOf, Verified } from '../../app/contract/index.ts';
import { randomAddress, randomPhone } from './account/sign-in.ts';
import { failStatements, type FailingStatements } from './failing-statements.ts';
import { sendPhoto, makePhoto } from './publish/photo.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

/** A line of the log, without the fields that every line has. */
interface Line {
  readonly level: number;
  readonly msg: string;
  readonly err?: object;
}

const WORDS = {
  name: 'Зулайхо Меткова',
  title: 'Метка заголовка Camry',
  description: 'Метка описания: отдам в хорошие руки, звонить вечером.',
  notes: 'Метка заметок владельца',
  query: 'меткапоиска',
  device: 'Метка устройства',
  file: 'Метка байтов файла',
};
const ERROR = 50;

let server: TestApp;
let publisher: Publisher;
let statements: FailingStatements;
const written: string[] = [];
/** Texts that no line may contain: the words above, and those of each journey. */
const secrets = new Set<string>(Object.values(WORDS));

beforeAll(async () => {
  server = await openTestApp({
    logLevel: 'trace',
    logStream: { write: (line) => void written.push(line) },
  });
  publisher = await openPublisher(server);
  secrets.add(publisher.seller.token).add(publisher.seller.phone);
  statements = failStatements();
});
afterAll(async () => {
  statements.restore();
  await server.close();
});

/** Every written line, without times and ids, which may contain any digits. */
function lines(): readonly Line[] {
  return written.map((line) => {
    const { time, pid, hostname, reqId, responseTime, ...rest } = JSON.parse(line);
    void [time, pid, hostname, reqId, responseTime];
    return rest;
  });
}

const linesOf = (level: number) => lines().filter((line) => line.level === level);

function expectNoSecrets(): void {
  const text = JSON.stringify(lines());
  const found = [...secrets].filter(
    (secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
  );
  expect(found).toEqual([]);
}

/** A client with one address; its calls may fail. */
function openCaller(headers: Record<string, string> = {}) {
  const remoteAddress = randomAddress();
  secrets.add(remoteAddress);
  return (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({
      method,
      url,
      remoteAddress,
      headers,
      ...(payload !== undefined && { payload }),
    });
}

/** A guest searches for ads. */
async function search(): Promise<void> {
  const guest = openCaller();
  const opened = await guest('POST', routes.openAnonymousSession.path, {
    device_id: randomUUID(),
    device_name: WORDS.device,
    device_type: 'WEB',
  });
  const { anonymous_id = randomUUID() } = opened.json();
  secrets.add(anonymous_id);
  const call = openCaller({ 'anonymous-id': anonymous_id });
  const words = [['query', WORDS.query]] as const;
  const filters = [{ key: 'notes', value: WORDS.notes }];
  await call('POST', urlOf(routes.search, {}, words), { filters: [] });
  await call(
    'POST',
    urlOf(routes.searchCount, {}, [...words, ['subcategory_id', 'cars.passenger']]),
    {
      filters,
    },
  );
  await call('GET', urlOf(routes.suggestions, {}, words));
  for (const route of [
    routes.creationStructure,
    routes.labFixtures,
    routes.labTraces,
    routes.labCoverage,
  ]) {
    await call('GET', `${route.path}?email=${WORDS.query}`);
  }
  await call('GET', urlOf(routes.createFilters, { id: 'cars.passenger' }));
  await call('GET', urlOf(routes.childValues, { filter_id: WORDS.query }));
  await call('GET', `/${encodeURIComponent(WORDS.query)}/${publisher.seller.phone}`);
}

/** A new user signs in, from the phone to the name. */
async function signIn(): Promise<void> {
  const call = openCaller();
  const phone = randomPhone();
  secrets.add(phone).add(phone.slice(1));
  const sent = await call('POST', routes.requestCode.path, {
    phone_number: phone,
    anonymous_id: null,
  });
  const request_id = CodeSent.safeParse(sent.json()).data?.request_id ?? randomUUID();
  const code = server.codes.get(phone) ?? String(randomInt(100_000, 1_000_000));
  secrets.add(code).add(request_id);
  const verified = await call('POST', routes.verifyCode.path, { request_id, code });
  secrets.add(Verified.safeParse(verified.json()).data?.access_token ?? phone);
  const made = await call('POST', routes.createUser.path, { request_id, username: WORDS.name });
  const token = CreatedUser.safeParse(made.json()).data?.access_token ?? phone;
  secrets.add(token);
  await openCaller({ authorization: `Bearer ${token}` })('DELETE', routes.logOut.path);
}

/** A user publishes an ad. */
async function sell(): Promise<void> {
  const { seller, draft, send } = publisher;
  const { title, description, notes } = WORDS;
  const key = `key-${randomUUID()}`;
  secrets.add(key);
  const ad = (await send(draft({ ...goodCar, title, description, notes }), key)).json();
  const call = openCaller(seller.headers);
  await call('GET', urlOf(routes.readAdvertisement, { id: ad.id ?? 1 }));
  await call('GET', `${routes.myAdvertisements.path}?status=PUBLISHED`);
  await call('GET', routes.labTester.path);
  await sendPhoto(server.app, seller, { file: await makePhoto(400, 300) });
  await sendPhoto(server.app, seller, { file: Buffer.from(WORDS.file) });
}

/** Deletes what limits the user's next publication. */
async function tidyUp(): Promise<void> {
  const { db } = server.database;
  await db.execute(sql`update ads set created_at = now() - interval '40 days'`);
}

/** Runs a journey once for each of its statements, which fails; returns their number. */
async function failEach(journey: () => Promise<void>): Promise<number> {
  for (let n = 1; ; n += 1) {
    statements.failAt(n);
    await journey();
    // Waits for work in the background.
    await pause(5);
    const hasFailed = statements.stop();
    await tidyUp();
    if (!hasFailed) return n - 1;
  }
}

describe('the log of a server whose every statement fails once', { timeout: 120_000 }, () => {
  test.for([
    { journey: search, why: 'a search', least: 10 },
    { journey: signIn, why: 'signing in', least: 15 },
    { journey: sell, why: 'selling', least: 20 },
  ])('contains no personal data: $why', async ({ journey, least }) => {
    const from = linesOf(ERROR).length;
    const failures = await failEach(journey);
    expect(failures).toBeGreaterThanOrEqual(least);
    expectNoSecrets();
    const errors = linesOf(ERROR).slice(from);
    expect(errors.length).toBeGreaterThan(failures * 0.8);
    for (const { err } of errors) {
      expect(err).toMatchObject({
        type: 'DrizzleQueryError',
        statement: expect.stringMatching(/^[a-z]+(?: [a-z_]+)?$/),
        cause: {
          code: '23505',
          severity: 'ERROR',
          constraint: 'marked_constraint',
          table: 'marked_table',
        },
      });
    }
  });

  test('names the statements and the source lines', () => {
    const text = JSON.stringify(linesOf(ERROR));
    for (const name of ['insert users', 'insert ads', 'update code_requests', 'select ads']) {
      expect(text).toContain(`"statement":"${name}"`);
    }
    expect(text).toMatch(/"app\/server\/modules\/authorization\/create-user\.ts:\d+"/);
  });
});

describe('the log of real failures', () => {
  test('names a broken constraint, and not the row', async () => {
    const { db } = server.database;
    await db.execute(sql`alter table ads add constraint ads_never check (false) not valid`);
    await sell();
    await db.execute(sql`alter table ads drop constraint ads_never`);
    expectNoSecrets();
    expect(linesOf(ERROR).at(-1)).toMatchObject({
      msg: 'A call failed.',
      err: {
        statement: 'insert ads',
        cause: { code: '23514', constraint: 'ads_never', table: 'ads' },
      },
    });
  });

  test('names the statement of a table that is not there', async () => {
    const { db } = server.database;
    await db.execute(sql`alter table code_requests rename to code_requests_away`);
    await signIn();
    await db.execute(sql`alter table code_requests_away rename to code_requests`);
    expectNoSecrets();
    expect(linesOf(ERROR).at(-1)).toMatchObject({ err: { cause: { code: '42P01' } } });
  });

  test('describes an error of a background job, or one without a message, in the same way', async () => {
    const { log } = server.app;
    const error = Object.assign(new Error(WORDS.notes, { cause: new Error(WORDS.title) }), {
      query: `select '${WORDS.query}' from users`,
      params: [WORDS.name],
      code: WORDS.device,
      constraint: 'users_phone_unique',
    });
    log.error(error);
    log.error(error, 'Cleaning failed.');
    log.error({ err: error }, error.message);
    log.fatal({ err: WORDS.title }, 'Odd.');
    log.warn(`Warned of /search?query=${WORDS.query}`);
    expectNoSecrets();
    expect(lines().slice(-4, -2)).toMatchObject([
      {
        msg: 'Cleaning failed.',
        err: { statement: 'select users', constraint: 'users_phone_unique' },
      },
      { msg: 'An error.' },
    ]);
  });
});

describe('the log line of a call', () => {
  test('has the path and the names of the query parameters, and no data of the caller', () => {
    const requests = lines().flatMap((line) => ('req' in line ? [line.req] : []));
    expect(requests).toContainEqual({ method: 'POST', url: '/api/v1/search/?query' });
    expect(requests).toContainEqual({
      method: 'POST',
      url: '/api/v1/search/count/?query&subcategory_id',
    });
    expect(requests).toContainEqual({ method: 'GET', url: '/…/…' });
  });
});
