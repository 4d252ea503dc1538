import { describe, expect, test } from 'vitest';

import { preparePhoto } from '../../../../app/client/features/create-ad/photos/prepare-photo.ts';
import type { PreparedPhoto } from '../../../../app/client/features/create-ad/photos/prepare-photo.ts';

/** A picture of 800×600 that compresses badly. */
async function noise(type: string, quality = 1): Promise<File> {
  const [width, height] = [800, 600];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  const pixels = new ImageData(width, height);
  const row = new Uint8ClampedArray(width * 4);
  for (let y = 0; y < height; y += 1) {
    crypto.getRandomValues(row);
    pixels.data.set(row, y * width * 4);
  }
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
  pen?.putImageData(pixels, 0, 0);
  return toFile(canvas, type, quality);
}

async function toFile(canvas: HTMLCanvasElement, type: string, quality = 1): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) throw new Error(`This browser writes no ${type}.`);
  return new File([blob], 'photo', { type: blob.type });
}

/** Returns a file with an image of one colour. */
async function picture(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen !== null) pen.fillStyle = 'teal';
  pen?.fillRect(0, 0, width, height);
  return toFile(canvas, type);
}

async function prepared(file: File): Promise<PreparedPhoto> {
  const photo = await preparePhoto(file);
  if ('code' in photo) throw new Error(`The photo was refused: ${photo.code}.`);
  return photo;
}

async function sizeOf(blob: Blob): Promise<readonly [number, number]> {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
}

describe('a prepared photo', () => {
  test.for([
    { from: [3200, 2400], to: [1600, 1200], why: 'the longer side is cut to 1600' },
    { from: [2400, 3200], to: [1200, 1600], why: 'upright ones too' },
    { from: [6400, 600], to: [3200, 300], why: 'a panorama keeps the 300 that the server asks' },
  ] as const)('of $from is $to: $why', async ({ from: [width, height], to }) => {
    const { picture: sent } = await prepared(await picture(width, height));
    expect(sent.type).toBe('image/jpeg');
    expect(await sizeOf(sent)).toEqual(to);
  });

  test('is sent unchanged when a shrunk one would be larger', async () => {
    const file = await noise('image/jpeg', 0.3);
    expect((await prepared(file)).picture).toBe(file);
  });

  test.for(['image/jpeg', 'image/png', 'image/webp'])(
    'is shrunk when that makes it smaller, at any number of pixels: %s',
    async (type) => {
      const file = await noise(type);
      const { picture: sent } = await prepared(file);
      expect(sent.size).toBeLessThan(file.size);
      expect(sent.type).toBe('image/jpeg');
      expect(await sizeOf(sent)).toEqual([800, 600]);
    },
  );

  test('has a preview image', async () => {
    const { preview } = await prepared(await picture(3000, 2000));
    expect(preview).toMatch(/^data:image\/jpeg;base64,/);
    const image = new Image();
    image.src = preview;
    await image.decode();
    expect([image.naturalWidth, image.naturalHeight]).toEqual([480, 320]);
  });
});

describe('a file that is not a photo', () => {
  test.for([
    { name: 'IMG_0042.HEIC', type: '', text: 'heic', code: 'photo.heic' },
    { name: 'photo.heic', type: 'image/heic', text: 'heic', code: 'photo.heic' },
    { name: 'photo.jpg', type: 'image/jpeg', text: 'half a picture', code: 'photo.damaged' },
    { name: 'photo.jpg', type: 'image/jpeg', text: '', code: 'photo.empty' },
    { name: 'logo.svg', type: 'image/svg+xml', text: '<svg', code: 'photo.type' },
    { name: 'clip.mp4', type: 'video/mp4', text: 'mp4', code: 'photo.video' },
    { name: 'CLIP.MOV', type: '', text: 'mov', code: 'photo.video' },
    { name: 'letter.txt', type: 'text/plain', text: 'a letter', code: 'photo.type' },
  ])('is refused by its content: $name of $type, $code', async ({ name, type, text, code }) => {
    expect(await preparePhoto(new File([text], name, { type }))).toEqual({ code });
  });

  test('is not opened when it is too large', async () => {
    const file = new File(['x'], 'film.jpg', { type: 'image/jpeg' });
    Object.defineProperty(file, 'size', { value: 81 * 1024 * 1024 });
    expect(await preparePhoto(file)).toEqual({ code: 'photo.too-large', megabytes: 80 });
  });
});
