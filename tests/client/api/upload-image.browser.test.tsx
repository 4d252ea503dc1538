import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { uploadImage } from '../../../app/client/api/upload-image.ts';
import { REQUEST_TIMEOUT_MS } from '../../../app/contract/index.ts';

/** A request whose progress the test tells; nothing leaves the page. */
let sent: XMLHttpRequest | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function send(
    this: XMLHttpRequest,
  ) {
    sent = this;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sent = null;
});

function begin() {
  const shares: number[] = [];
  const ends: unknown[] = [];
  const controller = new AbortController();
  uploadImage({
    picture: new Blob(['x'], { type: 'image/jpeg' }),
    signal: controller.signal,
    onProgress: (share) => shares.push(share),
  }).then(
    (image) => ends.push(image),
    (failure: unknown) => ends.push(failure),
  );
  const progress = (loaded: number) =>
    sent?.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }),
    );
  return { shares, ends, progress };
}

describe('a picture on its way', () => {
  test('may take minutes while it moves on', async () => {
    const { shares, ends, progress } = begin();
    for (const loaded of [10, 20, 30, 40]) {
      await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
      progress(loaded);
    }
    expect(shares).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(ends).toEqual([]);
  });

  test('is given up after 30 s in which nothing moved', async () => {
    const { ends, progress } = begin();
    progress(10);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toMatchObject([{ code: 'network' }]);
  });
});
