import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';

import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement } from '../../app/contract/index.ts';
import { ads } from '../../app/server/db/schema.ts';
import { createPageSender } from '../../app/server/render/create-page-sender.ts';
import { readSettings } from '../../app/server/settings.ts';
import { openPublisher, type Publisher } from './publish/publisher.ts';
import { openTestApp } from './test-app.ts';
import { goodCar } from './world/sample-fixtures.ts';

const HOSTILE = '</script><script>alert(1)</script>\u2028<b>"&';
let publisher: Publisher;
let ids: readonly number[] = [];

beforeAll(async () => {
  publisher = await openPublisher(await openTestApp({ clientFolder: '.build/client' }));
  const made: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const answer = await publisher.send(publisher.draft(goodCar));
    made.push(Advertisement.parse(answer.json()).id);
  }
  ids = made;
}, 120_000);
afterAll(() => publisher.server.close());

const page = (url: string, headers = {}) =>
  publisher.server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const asUser = () => ({ authorization: `Bearer ${publisher.seller.token}` });
const publicPages = () => [
  '/',
  '/category/cars',
  '/subcategory/cars.passenger',
  '/search',
  '/search?q=тест',
  `/advertisement/${ids[0] ?? 0}`,
];
/** Content of `#root`. */
const content = (html: string) => html.slice(html.indexOf('<div id="root">') + 15);
const setAd = (id: number, part: Partial<typeof ads.$inferInsert>) =>
  publisher.db.update(ads).set(part).where(eq(ads.id, id));

/** Classes of CSS modules that a page's content has and none of its linked styles has. */
async function unstyledClasses(html: string): Promise<readonly string[]> {
  const links = Array.from(html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"/g));
  const styles = await Promise.all(
    links.map(async ([, href = '']) => (await publisher.server.app.inject(href)).body),
  );
  const text = styles.join('');
  const classes = Array.from(content(html).matchAll(/class="([^"]+)"/g)).flatMap(([, names = '']) =>
    names.split(' ').filter((name) => /^_[\w-]+_[\w-]{5}_\d+$/.test(name)),
  );
  return [...new Set(classes)].filter((name) => !text.includes(`.${name}`));
}

describe('a public page', () => {
  test('links the styles of all that the server drew: nothing moves when code loads', async () => {
    for (const url of [...publicPages(), '/subcategory/cars.passenger?filter_make=toyota']) {
      const { body } = await page(encodeURI(url));
      expect(content(body).match(/class="_/g)?.length, url).toBeGreaterThan(20);
      expect([url, await unstyledClasses(body)]).toEqual([url, []]);
    }
  });

  test('is rendered whole: a heading, its data, one title, one canonical address', async () => {
    for (const url of publicPages()) {
      const { statusCode, headers, body } = await page(encodeURI(url));
      expect([url, statusCode]).toEqual([url, 200]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body.match(/<h1/g), url).toHaveLength(1);
      expect(body.match(/<title>/g), url).toHaveLength(1);
      expect(body.match(/<link rel="canonical"/g), url).toHaveLength(1);
      expect(content(body), url).toContain('id="drawn-reads"');
      // A part that a script would reveal, and an attribute that the policy forbids.
      expect(body, url).not.toMatch(/<template|\sstyle=/);
      expect(body, url).toContain('<html lang="ru">');
    }
  });

  test('preloads no picture of several widths: a browser may take another one', async () => {
    for (const url of ['/category/cars', `/advertisement/${ids[0] ?? 0}`]) {
      const { body } = await page(url);
      expect(body, url).toMatch(/<img [^>]*fetchPriority="high"[^>]*srcSet=/);
      expect(body, url).not.toMatch(/<link rel="preload"[^>]*imageSrcSet/);
    }
  });

  test('links the styles of everything that it shows', async () => {
    for (const url of publicPages()) {
      const { body } = await page(encodeURI(url));
      const links = Array.from(
        body.matchAll(/href="(\/assets\/[^"]+\.css)"/g),
        ([, file = '']) => file,
      );
      const files = await Promise.all(links.map((file) => page(file, { accept: 'text/css' })));
      const styles = files.map((file) => file.body).join('');
      const shown = content(body).matchAll(/[" ]_[\w-]*?(_[a-z0-9]{5}_)\d/gi);
      const marks = Array.from(shown, ([, mark = '']) => mark);
      expect(marks, url).not.toEqual([]);
      expect([url, ...marks.filter((mark) => !styles.includes(mark))]).toEqual([url]);
    }
  });

  test('is the same HTML byte for byte for guests and users, in 200 alternating requests', async () => {
    for (const url of publicPages()) {
      const turns = Array.from({ length: 200 }, (_, turn) =>
        page(encodeURI(url), turn % 2 === 0 ? {} : asUser()),
      );
      const bodies = new Set((await Promise.all(turns)).map(({ body }) => body));
      expect(bodies.size, url).toBe(1);
    }
  });

  test('is answered 304 to a caller who has it, by a list of tags and by any', async () => {
    const { headers } = await page('/category/cars');
    const etag = String(headers['etag']);
    expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
    for (const tags of [etag, etag.slice(2), `"none", ${etag}`, `${etag}, W/"none"`, '*']) {
      const again = await page('/category/cars', { 'if-none-match': tags });
      expect([tags, again.statusCode, again.body]).toEqual([tags, 304, '']);
      expect(again.headers['vary']).toBe('accept-encoding, cookie');
    }
    const changed = await page('/category/cars', { 'if-none-match': '"none"' });
    expect(changed.statusCode).toBe(200);
  });

  test('is rendered equally without the cache', async () => {
    const [first, second] = await Promise.all(
      ['/category/cars?n=1', '/category/cars?n=2'].map((url) => page(url)),
    );
    expect(first?.body === second?.body).toBe(true);
  });

  test('contains no phone of a seller and no name of the reader', async () => {
    const { body } = await page(`/advertisement/${ids[0] ?? 0}`, asUser());
    expect(body).not.toContain(publisher.seller.phone.slice(-9));
    expect(body).toContain('"is_my_advertisement":false');
  });

  test('of kept ads is that of a guest who keeps none, and a skeleton for the others', async () => {
    const empty = { '/favorites': 'Здесь пока пусто', '/comparisons': 'Нечего сравнивать' };
    for (const [url, title] of Object.entries(empty)) {
      const guest = await page(url);
      expect(content(guest.body), url).toContain(title);
      expect(content(guest.body), url).toContain('aria-busy="true"');
      expect(await unstyledClasses(guest.body)).toEqual([]);
      expect((await page(url, asUser())).body).toBe(guest.body);
    }
  });

  test('of kept ads requests them in its head: by a script before the styles, in the policy', async () => {
    const early = /<script>([^<]*earlyAnswer[^<]*)<\/script>/;
    for (const url of ['/favorites', '/comparisons']) {
      const { body, headers } = await page(url);
      const [tag = '', script = ''] = early.exec(body) ?? [];
      expect(body.indexOf(tag), url).toBeLessThan(body.indexOf('rel="stylesheet"'));
      const hash = createHash('sha256').update(script).digest('base64');
      expect(String(headers['content-security-policy']), url).toContain(`'sha256-${hash}'`);
    }
    for (const url of ['/', '/search', '/profile']) {
      expect((await page(url)).body).not.toMatch(early);
    }
  });

  test('of one user is the frame and a skeleton', async () => {
    for (const url of ['/profile', '/my-advertisements', '/create-ad']) {
      const guest = await page(url);
      expect(guest.statusCode).toBe(200);
      expect(guest.body).toContain('noindex');
      expect((await page(url, asUser())).body).toBe(guest.body);
    }
  });

  test('treats hostile words as text', async () => {
    const [, id = 0] = ids;
    await setAd(id, { title: HOSTILE, description: HOSTILE });
    for (const url of [`/advertisement/${id}`, `/search?q=${encodeURIComponent(HOSTILE)}`]) {
      const { body } = await page(url);
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('\u2028<b>');
      for (const [, json = ''] of body.matchAll(/<script type="application\/[^>]*>([^<]*)</g)) {
        expect(() => void JSON.parse(json)).not.toThrow();
      }
    }
  });
});

describe('an old link', () => {
  test.for([
    '/subcategory/cars.passenger?filter_gone=1',
    '/category/cars?filter_gone=1',
    '/search?filter_gone=1',
  ])('reports in the HTML of %s which filters are gone: nothing moves later', async (url) => {
    const { statusCode, body } = await page(url);
    expect(statusCode).toBe(200);
    expect(content(body)).toMatch(/role="status">(?:<!--[^>]*-->)*<p class="[^"]+">.*?«gone»/);
    expect(await unstyledClasses(body)).toEqual([]);
  });

  test('has no notice without a filter that is gone', async () => {
    const { body } = await page('/subcategory/cars.passenger?filter_make=toyota');
    expect(content(body)).not.toMatch(/role="status">(?:<!--[^>]*-->)*<p class/);
  });
});

describe('the status of a page', () => {
  test.for([
    '/no/such/page',
    '/category/nope',
    '/subcategory/nope',
    '/search?category_id=nope',
    '/advertisement/99999999',
    '/advertisement/none',
    '/category/cars?cursor=nonsense',
  ])('is 404 for %s, which is rendered as such and not listed', async (url) => {
    const { statusCode, body } = await page(url);
    expect(statusCode).toBe(404);
    expect(body).toContain('noindex');
    expect(content(body)).toContain('<h1');
  });

  test('is 410 for an ad that was deleted, 404 for one that is hidden', async () => {
    const [, , id = 0] = ids;
    await setAd(id, { status: 'DELETED' });
    expect((await page(`/advertisement/${id}`)).statusCode).toBe(410);
    await setAd(id, { status: 'HIDDEN' });
    // A second address of the page, since the first answer is cached for seconds.
    expect((await page(`/advertisement/${id}?again`)).statusCode).toBe(404);
  });
});

describe('a page that cannot be drawn', () => {
  test('is sent without content, and the log contains the reason', async () => {
    const lines: string[] = [];
    const app = Fastify({
      logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
    });
    const template = '<!doctype html><div id="root"></div>';
    const files = {
      template,
      scripts: [],
      earlyOf: () => '',
      tagsOf: () => '',
      draw: () => Promise.reject(new Error('A component broke.')),
    };
    const send = createPageSender({
      files: { ru: files, tg: files },
      db: publisher.db,
      links: readSettings({}).links,
      log: app.log,
    });
    app.get('/', send);
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.body]).toEqual([200, template]);
    expect(lines.join('')).toContain('A component broke.');
    await app.close();
  });
});

describe('every module of the client', () => {
  test('is imported without a page: none uses it at import', async () => {
    const script = `
      const { readdir } = await import('node:fs/promises');
      const folder = process.cwd() + '/.build/server/assets/';
      const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
      const fails = (error) => {
        // The library of maps needs a window; its chunks are drawn in browsers alone.
        if (!error.stack.includes('/leaflet')) throw error;
      };
      for (const file of files) await import(folder + file).catch(fails);
      console.log(files.length);`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      script,
    ]);
    expect(Number(stdout)).toBeGreaterThan(20);
  });
});
