import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  ErrorBody,
  IMAGE_WIDTHS,
  imageIdOf,
  imageUrl,
  routes,
  UploadedImage,
} from '../../app/contract/index.ts';
import { images } from '../../app/server/db/account-schema.ts';
import { forgetUploads, createImageFolder } from '../../app/server/modules/images/index.ts';
import { signInAs, type SignedIn } from './account/sign-in.ts';
import { makePhoto, sendPhoto, uploadPhoto } from './publish/photo.ts';
import { openPublisher } from './publish/publisher.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

let server: TestApp;
let user: SignedIn;

beforeAll(async () => {
  server = await openTestApp();
  user = await signInAs(server);
});
afterAll(() => server.close());

const read = (url: string) => server.app.inject({ method: 'GET', url });
const countRows = () => server.database.db.$count(images);

async function upload(file: Buffer, owner: SignedIn = user): Promise<UploadedImage> {
  const answer = await sendPhoto(server.app, owner, { file });
  expect(answer.statusCode).toBe(201);
  return UploadedImage.parse(answer.json());
}

describe('an uploaded image', () => {
  test('is answered with the URL of its middle variant, and exists in every width', async () => {
    const { id, url, width, height } = await upload(await makePhoto(2000, 1500));
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect([url, width, height]).toEqual([imageUrl(id, 960), 1600, 1200]);
    expect(imageIdOf(url)).toBe(id);
    for (const one of IMAGE_WIDTHS) {
      const answer = await read(imageUrl(id, one));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    }
  });

  test('is the same image for any number of uploads by its user, concurrent ones included', async () => {
    const file = await makePhoto();
    const before = await countRows();
    const first = await upload(file);
    const again = await Promise.all(Array.from({ length: 3 }, () => upload(file)));
    expect(new Set([first, ...again].map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await countRows()).toBe(before + 1);

    const fresh = await makePhoto();
    const storm = await Promise.all(Array.from({ length: 3 }, () => upload(fresh)));
    expect(new Set(storm.map(({ id }) => id)).size).toBe(1);
    expect(await countRows()).toBe(before + 2);
  });

  test('of another user is another image', async () => {
    const file = await makePhoto();
    const other = await signInAs(server);
    expect((await upload(file)).id).not.toBe((await upload(file, other)).id);
  });

  test('that is lost from the folder is restored by another upload', async () => {
    const file = await makePhoto();
    const { id, url } = await upload(file);
    await rm(join(server.imageFolder, id.slice(0, 2)), { recursive: true });
    expect((await read(url)).statusCode).toBe(404);
    await upload(file);
    expect((await read(url)).statusCode).toBe(200);
  });

  test('leaves no partial files in the folder', async () => {
    await upload(await makePhoto());
    expect(await readdir(join(server.imageFolder, 'drafts'))).toEqual([]);
    const refused = await sendPhoto(server.app, user, { file: Buffer.from('no picture') });
    expect(refused.statusCode).toBe(415);
    expect(await readdir(join(server.imageFolder, 'drafts'))).toEqual([]);
  });

  test.for([
    '/images/',
    '/images/x/960.webp',
    `/images/${'0'.repeat(32)}/960.webp`,
    `/images/${'0'.repeat(31)}G/960.webp`,
    '/images/..%2f..%2f..%2fetc/passwd',
    '/images/%2e%2e/960.webp',
    `/images/${'0'.repeat(32)}/..%2f..%2fetc%2fpasswd`,
    '/images/drafts/960.webp',
  ])('has no other URL: %s', async (url) => {
    const answer = await read(url);
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      404,
      'route.unknown',
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('exists only in the widths of the contract', async () => {
    const { id } = await upload(await makePhoto());
    for (const name of ['961.webp', '960.jpg', '960', '0960.webp', '960.webp.bak']) {
      expect((await read(`/images/${id}/${name}`)).statusCode).toBe(404);
    }
  });

  test('is sent in ranges, and not sent again to a client that has it', async () => {
    const { url } = await upload(await makePhoto());
    const whole = await read(url);
    const { etag = '' } = whole.headers;
    const get = (headers: Record<string, string>) => server.app.inject({ url, headers });
    const part = await get({ range: 'bytes=8-11' });
    expect([part.statusCode, part.body]).toEqual([206, 'WEBP']);
    expect(part.headers['content-range']).toBe(`bytes 8-11/${whole.rawPayload.length}`);
    expect((await get({ range: 'bytes=99999999-' })).statusCode).toBe(416);
    const again = await get({ 'if-none-match': etag });
    expect([etag !== '', again.statusCode, again.body]).toEqual([true, 304, '']);
  });

  test('answers HEAD with its size', async () => {
    const { url } = await upload(await makePhoto());
    const head = await server.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
  });
});

describe('an image in no ad', () => {
  test('is deleted after thirty days, with its files', async () => {
    const publisher = await openPublisher(server);
    const { db } = publisher;
    const shown = publisher.photo;
    await publisher.send(publisher.draft(goodCar));
    const [old, fresh, face] = await Promise.all(
      [1, 2, 3].map(() => uploadPhoto(server.app, publisher.seller)),
    );
    const age = (url = '') =>
      db
        .update(images)
        .set({ createdAt: sql`now() - interval '31 days'` })
        .where(eq(images.id, imageIdOf(url) ?? ''));
    for (const url of [shown, old, face]) await age(url);
    await db.execute(
      sql`update users set profile_picture = ${face} where phone = ${publisher.seller.phone}`,
    );

    await forgetUploads(db, createImageFolder(server.imageFolder));
    const statuses = await Promise.all(
      [shown, old, fresh, face].map(async (url = '') => (await read(url)).statusCode),
    );
    expect(statuses).toEqual([200, 404, 200, 200]);
    const kept = await db.$count(images, eq(images.id, imageIdOf(old ?? '') ?? ''));
    expect(kept).toBe(0);
  });
});

test('an image that is uploaded again is kept for another thirty days', async () => {
  const file = await makePhoto();
  const { id, url } = await upload(file);
  const { db } = server.database;
  await db
    .update(images)
    .set({ createdAt: sql`now() - interval '31 days'` })
    .where(eq(images.id, id));
  await upload(file);
  await forgetUploads(db, createImageFolder(server.imageFolder));
  expect((await read(url)).statusCode).toBe(200);
});

test('the files of an interrupted upload are deleted after an hour', async () => {
  const drafts = join(server.imageFolder, 'drafts');
  for (const name of ['old', 'fresh']) {
    await mkdir(join(drafts, name), { recursive: true });
    await writeFile(join(drafts, name, '960.webp'), 'half');
  }
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(join(drafts, 'old'), twoHoursAgo, twoHoursAgo);
  await forgetUploads(server.database.db, createImageFolder(server.imageFolder));
  expect(await readdir(drafts)).toEqual(['fresh']);
});

describe('an upload', () => {
  test('requires a user, before the file is read', async () => {
    const file = Buffer.alloc(11 * 1024 * 1024);
    const nobody = await sendPhoto(server.app, null, { file });
    expect(ErrorBody.parse(nobody.json()).error.code).toBe('sign-in.required');
    const stale = { headers: { authorization: `Bearer ${'x'.repeat(43)}` } };
    const old = await sendPhoto(server.app, stale, { file });
    expect(ErrorBody.parse(old.json()).error.code).toBe('session.expired');
  });

  test('of more than 10 MB is refused', async () => {
    const answer = await sendPhoto(server.app, user, { file: Buffer.alloc(10 * 1024 * 1024 + 1) });
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      413,
      'image.too-large',
    ]);
  });

  test.for(['image/gif', 'image/svg+xml', 'image/heic', 'application/json', 'text/plain', 'x'])(
    'with the content type %s is refused for any content',
    async (type) => {
      const answer = await sendPhoto(server.app, user, { file: await makePhoto(), type });
      expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
        415,
        'image.type',
      ]);
    },
  );

  test('is refused after four hundred in a day, unless it repeats one of them', async () => {
    const many = await signInAs(server);
    const file = await makePhoto();
    await upload(file, many);
    await server.database.db.execute(sql`
      insert into images (id, owner_id, width, height)
      select md5(n::text), users.id, 1, 1 from generate_series(2, 400) n, users
      where phone = ${many.phone}`);
    const refused = await sendPhoto(server.app, many, { file: await makePhoto() });
    expect(ErrorBody.parse(refused.json()).error).toMatchObject({
      code: 'rate.limited',
      retry_after_s: 3_600,
    });
    await upload(file, many);
  });

  test('without a body is refused', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: routes.uploadImage.path,
      headers: user.headers,
    });
    expect(ErrorBody.parse(answer.json()).error.code).toBe('image.type');
  });

  test('of one user is limited, and others of the same address are not', async () => {
    const busy = await openTestApp({ rateLimit: 30 });
    const sender = await signInAs(busy);
    const codes: number[] = [];
    while (codes.length < 4) {
      codes.push((await sendPhoto(busy.app, sender, { file: await makePhoto() })).statusCode);
    }
    expect(codes).toEqual([201, 201, 201, 429]);
    const other = await signInAs(busy);
    expect((await sendPhoto(busy.app, other, { file: await makePhoto() })).statusCode).toBe(201);
    await busy.close();
  });

  test('among those of other users does not delay other calls', { timeout: 60_000 }, async () => {
    const senders = await Promise.all(Array.from({ length: 7 }, () => signInAs(server)));
    const quiet = middleOf(await waitsFor(30));
    const end = new AbortController();
    const uploads = Promise.all(
      senders.map(async (sender) => {
        for (let sent = 0; sent < 3; sent += 1) await upload(await makePhoto(1600, 1200), sender);
      }),
    ).finally(() => end.abort());
    const waits: number[] = [];
    while (!end.signal.aborted) waits.push(...(await waitsFor(1)));
    await uploads;
    expect(waits.length).toBeGreaterThan(20);
    // The median, beside that of the same machine at rest: one late response proves nothing.
    expect(middleOf(waits)).toBeLessThan(Math.max(100, 10 * quiet));
  });
});

/** Times of so many calls one after another, in ms. */
async function waitsFor(count: number): Promise<number[]> {
  const waits: number[] = [];
  for (let call = 0; call < count; call += 1) {
    const start = performance.now();
    await read(routes.creationStructure.path);
    waits.push(performance.now() - start);
  }
  return waits;
}

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
