import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ErrorBody, IMAGE_WIDTHS, imageUrl, UploadedImage } from '../../app/contract/index.ts';
import {
  forgetUploads,
  createImageStore,
  type Bucket,
} from '../../app/server/modules/images/index.ts';
import { signRequest } from '../../app/server/modules/images/sign-request.ts';
import { signInAs } from './account/sign-in.ts';
import { makePhoto, sendPhoto } from './publish/photo.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let server: TestApp;
let store: S3rver;
let folder = '';
let bucket: Bucket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-'));
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await store.run();
  bucket = {
    url: `http://127.0.0.1:${port}/pictures`,
    region: 'us-east-1',
    key: 'S3RVER',
    secret: 'S3RVER',
  };
  server = await openTestApp({ imageBucket: bucket });
});
afterAll(async () => {
  await server.close();
  await store.close();
  await rm(folder, { recursive: true });
});

const read = (url: string, headers = {}) => server.app.inject({ url, headers });

async function upload(): Promise<UploadedImage> {
  const answer = await sendPhoto(server.app, await signInAs(server), { file: await makePhoto() });
  expect(answer.statusCode).toBe(201);
  return UploadedImage.parse(answer.json());
}

describe('a picture in a bucket', () => {
  test('is served in every width, and no file is in the folder', async () => {
    const { id } = await upload();
    for (const width of IMAGE_WIDTHS) {
      const answer = await read(imageUrl(id, width));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(answer.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    }
    expect(await readdir(server.imageFolder)).toEqual([]);
  });

  test('is sent in ranges, and not again to a reader that has it', async () => {
    const { url } = await upload();
    const whole = await read(url);
    const part = await read(url, { range: 'bytes=0-9' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(0, 10)]);
    expect((await read(url, { range: 'bytes=99999999-' })).statusCode).toBe(416);
    const again = await read(url, { 'if-none-match': String(whole.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await server.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('that does not exist is not found', async () => {
    const answer = await read(imageUrl('0'.repeat(32), 960));
    expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
      404,
      'route.unknown',
    ]);
  });

  test('is deleted with the uploads that are in no ad', async () => {
    const { id, url } = await upload();
    const { db } = server.database;
    const images = createImageStore({ folder: server.imageFolder, bucket });
    expect(await images.has(id)).toBe(true);
    await db.execute(
      sql`update images set created_at = now() - interval '31 days' where id = ${id}`,
    );
    await forgetUploads(db, images);
    expect(await images.has(id)).toBe(false);
    expect((await read(url)).statusCode).toBe(404);
  });

  test('cannot be read or taken while the store is away, and the caller may repeat', async () => {
    const away = { ...bucket, url: 'http://127.0.0.1:1/pictures' };
    const lost = await openTestApp({ imageBucket: away });
    const answers = [
      await lost.app.inject(imageUrl('0'.repeat(32), 960)),
      await sendPhoto(lost.app, await signInAs(lost), { file: await makePhoto() }),
    ];
    for (const answer of answers) {
      expect(ErrorBody.parse(answer.json()).error.code).toBe('server.unavailable');
      expect(answer.headers['retry-after']).toBe('5');
    }
    await lost.close();
  });
});

describe('the signature of a request', () => {
  test('is that of Amazon’s published example', () => {
    const headers = signRequest(
      {
        url: 'https://examplebucket.s3.amazonaws.com',
        region: 'us-east-1',
        key: ['AKIA', 'IOSFODNN7EXAMPLE'].join(''),
        secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
      },
      {
        method: 'GET',
        url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
        headers: { range: 'bytes=0-9' },
      },
      new Date('2013-05-24T00:00:00Z'),
    );
    expect(headers['authorization']).toContain(
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });
});
