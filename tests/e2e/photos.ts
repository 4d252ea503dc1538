import { randomInt } from 'node:crypto';

import type { Locator } from '@playwright/test';
import sharp from 'sharp';

import { expect } from './people/person.ts';

/** A file as the browser receives it. */
export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Size of an image, in pixels. */
interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** Returns a generated photo: a gradient of two random colours. */
export async function makePhoto(
  name = 'photo.jpg',
  { width, height }: PhotoSize = { width: 800, height: 600 },
): Promise<PhotoFile> {
  const [from, to] = [randomColour(), randomColour()];
  const drawing = `<svg width="${width}" height="${height}">
    <linearGradient id="way" x2="1" y2="1">
      <stop stop-color="${from}" /><stop offset="1" stop-color="${to}" />
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#way)" />
  </svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg({ quality: 85 }).toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Returns several photos. */
export function makePhotos(count: number): Promise<readonly PhotoFile[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => makePhoto(`${index + 1}.jpg`)));
}

/**
 * Chooses files for an ad; their uploads start.
 *
 * @param files A path is one file on the disk, of any size.
 */
export async function choosePhotos(
  form: Locator,
  files: readonly PhotoFile[] | string,
): Promise<void> {
  const chooser = form.page().waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Добавить фото' }).click();
  await (await chooser).setFiles(typeof files === 'string' ? files : [...files]);
}

/** Adds photos to an ad and waits until they are uploaded. */
export async function addPhotos(form: Locator, files: readonly PhotoFile[]): Promise<void> {
  const tiles = photoTiles(form);
  const before = await tiles.count();
  await choosePhotos(form, files);
  await expect(tiles).toHaveCount(before + files.length);
  await expect(form.getByRole('progressbar')).toHaveCount(0);
}

/** The photos of an ad, in order. */
export function photoTiles(form: Locator): Locator {
  return form
    .getByRole('list', { name: 'Фотографии объявления' })
    .getByRole('listitem')
    .filter({ has: form.page().getByRole('button', { name: /^Действия с фото/ }) });
}

function randomColour(): string {
  return `#${randomInt(0x1000000).toString(16).padStart(6, '0')}`;
}
