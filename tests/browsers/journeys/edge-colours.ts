import sharp from 'sharp';

import type { Driver } from '../drivers/driver.ts';

/** From the edges of the window, in px: inside of the narrowest scrollbar. */
const INSET_PX = 3;

/** Colours at the left and the right edge of the window, near its bottom: `123,122,121`. */
export async function edgeColours(
  driver: Driver,
): Promise<{ readonly left: string; readonly right: string }> {
  const { data, info } = await sharp(await driver.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const colourAt = (x: number) => {
    const start = ((height - INSET_PX) * width + x) * channels;
    return data.subarray(start, start + channels).join(',');
  };
  return { left: colourAt(INSET_PX), right: colourAt(width - INSET_PX) };
}
