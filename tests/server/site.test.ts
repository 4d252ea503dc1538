import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { APP_PATH, APP_QR_PATH, routes, SiteLinks } from '../../app/contract/index.ts';
import { sendSecurityHeaders } from '../../app/server/plugins/security.ts';
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

describe('the tiles of the map', () => {
  const URL = 'https://{s}.tiles.example:8443/{z}/{x}/{y}.png?key=1';
  const readTiles = (given: Readonly<Record<string, string>>) =>
    readSettings(given).links.map_tiles;

  test('are those of the settings in the policy of every page', async () => {
    const policy = String((await get(APP_PATH)).headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob: https://tile.openstreetmap.org;");
  });

  test.for([
    { tilesUrl: null, host: '' },
    { tilesUrl: URL, host: ' https://*.tiles.example:8443' },
    { tilesUrl: 'https://tiles.example/{z}/{x}/{y}', host: ' https://tiles.example' },
  ])('have the host of $tilesUrl alone in the policy', async ({ tilesUrl, host }) => {
    const app = Fastify();
    await sendSecurityHeaders(app, { scripts: [], deepLink: null, tilesUrl });
    app.get('/', async () => 'done');
    const { headers } = await app.inject('/');
    expect(String(headers['content-security-policy'])).toContain(
      `;img-src 'self' data: blob:${host};`,
    );
    await app.close();
  });

  test('are off without a URL, and name whose they are', () => {
    expect(readTiles({ TILES_URL: '' })).toBeNull();
    expect(readTiles({ TILES_URL: URL, TILES_ATTRIBUTION: ' Карта страны ' })).toEqual({
      url: URL,
      attribution: 'Карта страны',
      attribution_url: null,
    });
    expect(readTiles({ TILES_ATTRIBUTION: '© Мы и вы https://map.example/about' })).toMatchObject({
      attribution: '© Мы и вы',
      attribution_url: 'https://map.example/about',
    });
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
    { TILES_URL: 'http://tiles.example/{z}/{x}/{y}.png' },
    { TILES_URL: 'https://tiles.example/{z}/{x}.png' },
    { TILES_URL: 'https://tiles.example; script-src */{z}/{x}/{y}' },
    { TILES_URL: 'https://me:hush@tiles.example/{z}/{x}/{y}' },
    { TILES_ATTRIBUTION: ' ' },
    { TILES_ATTRIBUTION: 'https://map.example/' },
  ])('refuse %o', (given) => {
    expect(() => readSettings(given)).toThrow(Object.keys(given)[0]);
  });
});
