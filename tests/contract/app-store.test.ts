import { describe, expect, test } from 'vitest';

import { platformOf, storeOf } from '../../app/contract/index.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/140.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
const stores = { app_store: 'https://apple.example/', google_play: 'https://google.example/' };

describe('the platform of a device', () => {
  test.for([
    { userAgent: ANDROID, maxTouchPoints: 5, platform: 'android', store: stores.google_play },
    { userAgent: IPHONE, maxTouchPoints: 5, platform: 'ios', store: stores.app_store },
    { userAgent: MAC, maxTouchPoints: 5, platform: 'ios', store: stores.app_store },
    { userAgent: MAC, maxTouchPoints: 0, platform: null, store: stores.google_play },
    { userAgent: WINDOWS, maxTouchPoints: 10, platform: null, store: stores.google_play },
    { userAgent: '', maxTouchPoints: 0, platform: null, store: stores.google_play },
  ])('«$userAgent» with $maxTouchPoints touches is $platform', (row) => {
    expect(platformOf(row)).toBe(row.platform);
    expect(storeOf(stores, row)).toBe(row.store);
  });

  test('without a store of its own has none', () => {
    const apple = { ...stores, google_play: null };
    expect(storeOf(apple, { userAgent: ANDROID })).toBeNull();
    expect(storeOf(apple, { userAgent: WINDOWS })).toBe(stores.app_store);
  });
});
