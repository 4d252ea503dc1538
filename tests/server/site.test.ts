import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { APP_PATH, APP_QR_PATH, routes, SiteLinks } from '../../app/contract/index.ts';
import { readSettings } from '../../app/server/settings.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const { links } = readSettings({
  APP_STORE_URL: 'https://apple.example/bozor',
  GOOGLE_PLAY_URL: 'https://google.example/bozor',
  MESSENGER_URL: '',
  DEEP_LINK: 'bozor://open',
});
let server: TestApp;

beforeAll(async () => {
  server = await openTestApp({ links });
});
afterAll(() => server.close());

const get = (url: string, userAgent = '') =>
  server.app.inject({ url, headers: { 'user-agent': userAgent } });

describe('the links of the site', () => {
  test('are those of the settings; an empty one is absent', async () => {
    const answer = SiteLinks.parse((await get(routes.siteLinks.path)).json());
    expect(answer).toEqual(links);
    expect(answer.messenger).toBeNull();
    expect(answer.deep_link_on_start).toBe('redirect');
  });

  test('allow the app in a frame, and no other site', async () => {
    const policy = String((await get(APP_PATH)).headers['content-security-policy']);
    expect(policy).toContain("frame-src 'self' bozor:;");
  });

  test.for([
    { userAgent: 'Android 15', target: links.google_play },
    { userAgent: 'iPhone', target: links.app_store },
    { userAgent: 'Windows', target: links.google_play },
  ])('lead «$userAgent» to $target', async ({ userAgent, target }) => {
    const { statusCode, headers } = await get(APP_PATH, userAgent);
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  test('have a QR code of their address', async () => {
    const { statusCode, headers, body } = await get(APP_QR_PATH);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg/);
  });
});

describe('settings of the site', () => {
  test.for([
    { APP_STORE_URL: 'http://apple.example/' },
    { MESSENGER_URL: 't.me/bozor' },
    { DEEP_LINK: 'https://bozor.example/' },
    { DEEP_LINK: 'javascript://alert(1)' },
    { DEEP_LINK: "bozor'; script-src *://x" },
    { DEEP_LINK_ON_START: 'always' },
  ])('refuse %o', (given) => {
    expect(() => readSettings(given)).toThrow(Object.keys(given)[0]);
  });
});
