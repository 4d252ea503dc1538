import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { uploadImage } from '../../../app/client/api/ads/upload-image.ts';
import { REQUEST_TIMEOUT_MS } from '../../../app/contract/index.ts';

/** A request whose progress the test reports; nothing leaves the page. */
class SilentRequest extends XMLHttpRequest {
  static readonly opened: SilentRequest[] = [];

  override send(): void {
    SilentRequest.opened.push(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  SilentRequest.opened.length = 0;
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
    SilentRequest.opened[0]?.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }),
    );
  return { shares, ends, progress };
}

describe('an uploading picture', () => {
  test('may take minutes while it progresses', async () => {
    const { shares, ends, progress } = begin();
    for (const loaded of [10, 20, 30, 40]) {
      await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
      progress(loaded);
    }
    expect(shares).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(ends).toEqual([]);
  });

  test('is aborted after 30 s without progress', async () => {
    const { ends, progress } = begin();
    progress(10);
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS - 1);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toMatchObject([{ code: 'network' }]);
  });
});
