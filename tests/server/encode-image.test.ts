import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { IMAGE_WIDTHS, type Refusal } from '../../app/contract/index.ts';
import { ApiError } from '../../app/server/api-error.ts';
import { encodeImage } from '../../app/server/modules/images/encode-image.ts';
import { makePhoto } from './publish/photo.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c03030' } });

/** Metadata of the place where a phone took its picture. */
const GPS = {
  IFD0: { Make: 'Phone', Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 33/1 36/1', GPSLongitudeRef: 'E' },
};

async function refusalOf(file: Buffer): Promise<Refusal | null> {
  try {
    await encodeImage(file);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.code;
  }
}

/** Returns the sizes of the variants, smallest first. */
async function sizesOf(file: Buffer): Promise<readonly string[]> {
  const { variants, width, height } = await encodeImage(file);
  const sizes = await Promise.all(
    variants.map(async (variant) => {
      const { width: w, height: h } = await sharp(variant.file).metadata();
      return `${w}×${h}`;
    }),
  );
  expect(variants.map((variant) => variant.width)).toEqual([...IMAGE_WIDTHS]);
  expect(sizes.at(-1)).toBe(`${width}×${height}`);
  return sizes;
}

describe('an encoded image', () => {
  test.for([
    { width: 4000, height: 3000, sizes: ['160×120', '480×360', '960×720', '1600×1200'] },
    { width: 3000, height: 4000, sizes: ['160×213', '480×640', '960×1280', '1600×2133'] },
    { width: 400, height: 300, sizes: ['160×120', '400×300', '400×300', '400×300'] },
    { width: 1000, height: 500, sizes: ['160×80', '480×240', '960×480', '1000×500'] },
    { width: 400, height: 20_000, sizes: ['13×640', '38×1920', '77×3840', '128×6400'] },
  ])('of $width×$height is never enlarged beyond its size or its variant', async (row) => {
    expect(await sizesOf(await makePhoto(row.width, row.height))).toEqual(row.sizes);
  });

  test('has no metadata about the place, the time and the device', async () => {
    const file = await blank(800, 600).withExif(GPS).withIccProfile('p3').jpeg().toBuffer();
    expect(file.includes('GPS') || file.includes('Phone')).toBe(true);
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { variants } = await encodeImage(file);
    for (const variant of variants) {
      const { exif, icc, xmp, iptc, space, format } = await sharp(variant.file).metadata();
      expect({ exif, icc, xmp, iptc }).toEqual({});
      expect([space, format]).toEqual(['srgb', 'webp']);
      expect(variant.file.includes('Phone')).toBe(false);
    }
  });

  test('is upright by the orientation of the camera', async () => {
    const file = await blank(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizesOf(file)).toEqual(['160×213', '480×640', '600×800', '600×800']);
  });

  test('in another colour space keeps its colours', async () => {
    const cmyk = await blank(400, 300).toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
    const grey = await blank(400, 300).toColourspace('b-w').png().toBuffer();
    const deep = await blank(400, 300).toColourspace('rgb16').png().toBuffer();
    for (const file of [cmyk, grey, deep]) {
      const { variants } = await encodeImage(file);
      expect((await sharp(variants[0]?.file).metadata()).space).toBe('srgb');
    }
    const { variants } = await encodeImage(deep);
    const { dominant } = await sharp(variants[0]?.file).stats();
    expect(Math.abs(dominant.r - 0xc0)).toBeLessThan(16);
  });

  test('has a white background instead of transparency', async () => {
    const file = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { variants } = await encodeImage(file);
    const { channels } = await sharp(variants[0]?.file).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });

  test.for(['jpeg', 'png', 'webp'] as const)('is created from a %s', async (format) => {
    expect(await refusalOf(await blank(400, 300).toFormat(format).toBuffer())).toBeNull();
  });
});

describe('a file', () => {
  test.for(['gif', 'avif', 'tiff'] as const)('of the type %s is refused', async (format) => {
    expect(await refusalOf(await blank(500, 400).toFormat(format).toBuffer())).toBe('image.type');
  });

  test.for([
    { text: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>', why: 'SVG' },
    { text: '<?xml version="1.0"?><!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg/>', why: 'XXE' },
    { text: '%PDF-1.7\n', why: 'PDF' },
    { text: 'GIF89a', why: 'the beginning of a GIF' },
    { text: '\0\0\0\x18ftypheic\0\0\0\0mif1heic', why: 'HEIC' },
    { text: 'push graphic-context', why: 'a drawing of ImageMagick' },
    { text: 'hello', why: 'text' },
  ])('that is not a photo is refused: $why', async ({ text }) => {
    expect(await refusalOf(Buffer.from(text, 'latin1'))).toBe('image.type');
  });

  test.for(['jpeg', 'png', 'webp'] as const)(
    'that is a truncated %s is refused',
    async (format) => {
      const noise = sharp({
        create: {
          width: 500,
          height: 400,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      });
      const whole = await noise.toFormat(format).toBuffer();
      for (const share of [0.02, 0.3, 0.6, 0.9]) {
        const cut = whole.subarray(0, Math.max(30, whole.length * share));
        expect([format, share, await refusalOf(cut)]).toEqual([format, share, 'image.broken']);
      }
    },
  );

  test('that is empty is refused', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toBe('image.broken');
  });

  test.for([
    { width: 399, height: 300 },
    { width: 400, height: 299 },
    { width: 1, height: 1 },
  ])('of $width×$height is too small', async ({ width, height }) => {
    expect(await refusalOf(await makePhoto(width, height))).toBe('image.too-small');
  });

  test('is measured after rotation: 300×400 that is shown as 400×300 is large enough', async () => {
    const turned = await blank(300, 400).withMetadata({ orientation: 8 }).jpeg().toBuffer();
    expect(await refusalOf(turned)).toBeNull();
    expect(await refusalOf(await makePhoto(300, 400))).toBe('image.too-small');
  });

  test('of more than 40 megapixels is too large at any number of bytes', async () => {
    const bomb = await blank(10_000, 4_001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(300_000);
    expect(await refusalOf(bomb)).toBe('image.too-large');
    expect(await refusalOf(await makePhoto(8_000, 5_000))).toBeNull();
  });
});
