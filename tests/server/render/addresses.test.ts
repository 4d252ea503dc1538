import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement } from '../../../app/contract/index.ts';
import { toDecodableUrl, toProperUrl } from '../../../app/server/render/proper-url.ts';
import { openPublisher, type Publisher } from '../publish/publisher.ts';
import { openTestApp } from '../test-app.ts';
import { goodCar } from '../world/sample-fixtures.ts';

/** More than an address may have to be rendered. */
const LONG = 'x'.repeat(2_500);
let publisher: Publisher;
let ad = 0;
let seller = 0;
let title = '';

beforeAll(async () => {
  publisher = await openPublisher(await openTestApp({ clientFolder: '.build/client' }));
  const made = Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json());
  ad = made.id;
  seller = made.publisher_info.id;
  title = made.title;
}, 120_000);
afterAll(() => publisher.server.close());

const page = (url: string, headers = {}) =>
  publisher.server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1] ?? '';

describe('a mistyped address', () => {
  test.for(['/%', '/%zz', '/category/%E0%A4%A', '/advertisement/%'])(
    'that cannot be decoded is a page that is not found, in HTML: %s',
    async (url) => {
      const { statusCode, headers, body } = await page(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headingOf(body)).not.toBe('');
    },
  );

  test('of the API is refused in its own form', async () => {
    const { statusCode, headers } = await page('/api/v1/%');
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  test.for([
    ['//', '/'],
    ['//search?q=a//b', '/search?q=a//b'],
    ['/category//cars', '/category/cars'],
    ['/Search?q=A', '/search?q=A'],
    ['/CATEGORY/cars', '/category/cars'],
    ['/Advertisement/7', '/advertisement/7'],
  ] as const)('leads to the proper one: %s', async ([url, proper]) => {
    const { statusCode, headers } = await page(url);
    expect([statusCode, headers['location']]).toEqual([301, proper]);
  });

  test('never leads away from the site, and a proper address leads nowhere', () => {
    const part = fc.constantFrom('/', '\\', 'search', 'Search', 'evil.com', '%2f', '?', 'a');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const proper = toProperUrl(`/${parts.join('')}`);
        if (proper === null) return;
        expect(proper).toMatch(/^\/(?![/\\])/);
        expect(toProperUrl(proper)).toBeNull();
      }),
    );
  });

  test('can be decoded afterwards; one that could be is unchanged', () => {
    const part = fc.constantFrom('%', '%E0', '%D0%B0', '%zz', 'a', '/', '?q=%');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const [path = '', ...rest] = toDecodableUrl(`/${parts.join('')}`).split('?');
        expect(() => decodeURIComponent(path)).not.toThrow();
        expect(toDecodableUrl([path, ...rest].join('?'))).toBe([path, ...rest].join('?'));
      }),
    );
  });

  test('with letters that are escaped has the data under the name that the browser reads', async () => {
    const { statusCode, body } = await page(encodeURI('/category/обувь'));
    const [, reads = ''] = /id="drawn-reads">([^<]*)</.exec(body) ?? [];
    expect(statusCode).toBe(404);
    expect(reads).toContain('"обувь"');
    expect(reads).not.toContain('%D0');
  });
});

describe('a long address', () => {
  test('is rendered without what no page reads: same page, same status', async () => {
    const plain = await page('/search?q=a');
    const long = await page(`/search?gclid=${LONG}&q=a`);
    expect(long.body === plain.body).toBe(true);
    expect((await page(`/nope?gclid=${LONG}`)).statusCode).toBe(404);
    const { statusCode, body } = await page(`/advertisement/${ad}?gclid=${LONG}`);
    expect([statusCode, titleOf(body)]).toEqual([200, `${title} — Бозор`]);
  });
});

describe('the title in the HTML', () => {
  test.for([
    '/favorites',
    '/favorites?tab=searches',
    '/comparisons',
    '/profile',
    '/profile/edit',
    '/profile/my-devices',
    '/profile/settings',
    '/my-advertisements',
    '/my-advertisements/7',
    '/create-ad',
  ])('of %s is its heading', async (url) => {
    for (const cookie of ['', 'language=tg']) {
      const { body } = await page(url, { cookie });
      expect(headingOf(body)).not.toBe('');
      expect(titleOf(body)).toBe(`${headingOf(body)} — Бозор`);
    }
  });

  test.for(['/search?cursor=none', '/category/cars?cursor=none', '/search?cursor=!'])(
    'of a section whose page of ads is gone is the name of the section, with a link to the first page: %s',
    async (url) => {
      const { statusCode, body } = await page(url);
      expect(statusCode).toBe(404);
      const [first = ''] = url.split('?');
      expect(body).toMatch(new RegExp(`<a [^>]*href="${first}"[^>]*>Показать сначала</a>`));
      expect(body).not.toContain('Повторить');
      expect(titleOf(body)).toBe(`${headingOf(body)} — Бозор`);
      expect(titleOf((await page('/category/none')).body)).toMatch(/^Раздел не найден/);
    },
  );
});

describe('a page in Tajik', () => {
  test('has its own locale for previews', async () => {
    const locale = async (cookie: string) =>
      /og:locale" content="(\w+)"/.exec((await page('/', { cookie })).body)?.[1];
    expect([await locale(''), await locale('language=tg')]).toEqual(['ru_RU', 'tg_TJ']);
  });
});

describe('a search among a publisher’s ads', () => {
  test('is rendered by the words of the address', async () => {
    const shows = async (query: string) =>
      (await page(`/user/${seller}?q=${encodeURIComponent(query)}`)).body.includes(
        `href="/advertisement/${ad}"`,
      );
    expect(await shows(title)).toBe(true);
    expect(await shows('щщщ')).toBe(false);
    expect(await shows('\0')).toBe(false);
  });

  test('has further pages without JavaScript', async () => {
    await publisher.db.execute(sql`
      insert into ads (owner_id, category_id, subcategory_id, status, promotion_type, title, images,
        attrs, characteristics, description_fields, plan_hash)
      select owner_id, category_id, subcategory_id, status, promotion_type, 'Ласетти', images,
        attrs, characteristics, description_fields, plan_hash
      from ads, generate_series(1, 21) where id = ${ad}`);
    const path = `/user/${seller}`;
    const adsIn = (html: string) =>
      new Set(html.match(/href="\/advertisement\/\d+"/g)?.map((link) => link.slice(6, -1)));
    const { body: first } = await page(`${path}?q=${encodeURIComponent('Ласетти')}`);
    const [, next = ''] = /<noscript><a href="([^"]*)" rel="next">/.exec(first) ?? [];
    const { body: second } = await page(next.replaceAll('&amp;', '&'));
    expect([adsIn(first).size, adsIn(second).size]).toEqual([20, 1]);
    expect(adsIn(first).isDisjointFrom(adsIn(second))).toBe(true);
    const { body: refused } = await page(`${path}?cursor=none`);
    expect(refused).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Показать сначала</a>`));
  });
});
