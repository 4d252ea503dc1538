import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ErrorBody, UploadedImage } from '../../app/contract/index.ts';
import { images } from '../../app/server/db/account-schema.ts';
import { makePhoto, sendPhoto } from './publish/photo.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';

let publisher: Publisher;

beforeAll(async () => {
  publisher = await openPublisher();
});
afterAll(() => publisher.server.close());

test('a picture beyond a gigabyte of stored ones is refused, a known one is not', async () => {
  const known = await makePhoto();
  const sent = await sendPhoto(publisher.server.app, publisher.seller, { file: known });
  const { id } = UploadedImage.parse(sent.json());
  const row = eq(images.id, id);
  const [stored] = await publisher.db.select({ bytes: images.bytes }).from(images).where(row);
  expect(stored?.bytes).toBeGreaterThan(500);
  await publisher.db.update(images).set({ bytes: 1_000_000_000 }).where(row);
  const answer = await sendPhoto(publisher.server.app, publisher.seller, {
    file: await makePhoto(),
  });
  expect([answer.statusCode, ErrorBody.parse(answer.json()).error.code]).toEqual([
    422,
    'images.no-room',
  ]);
  const again = await sendPhoto(publisher.server.app, publisher.seller, { file: known });
  expect(again.statusCode).toBe(201);
});
