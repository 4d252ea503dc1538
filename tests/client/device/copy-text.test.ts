import { afterEach, expect, test, vi } from 'vitest';

import { copyText } from '../../../app/client/device/copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** Gives the page a clipboard that takes or refuses a text. */
function useClipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
}

test('a text is copied where there is a clipboard', async () => {
  const copied: string[] = [];
  useClipboard(async (text) => {
    copied.push(text);
  });
  expect(await copyText('+992 90 123 45 67')).toBe(true);
  expect(copied).toEqual(['+992 90 123 45 67']);
});

test('a refusal of the browser is an answer, not an error', async () => {
  useClipboard(async () => {
    throw new DOMException('Write permission denied.', 'NotAllowedError');
  });
  expect(await copyText('text')).toBe(false);
});

test('a page without a clipboard copies nothing', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('text')).toBe(false);
});
