import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { Advertisement } from '../../../app/contract/index.ts';
import { openPublisher, type Publisher } from '../publish/publisher.ts';
import { goodCar } from '../world/sample-fixtures.ts';

let publisher: Publisher;
let listed = 0;
let hidden = 0;

beforeAll(async () => {
  publisher = await openPublisher();
  const publish = async () =>
    Advertisement.parse((await publisher.send(publisher.draft(goodCar))).json()).id;
  listed = await publish();
  hidden = await publish();
  await publisher.setStatus(hidden, 'HIDDEN');
});
afterAll(() => publisher.server.close());

const page = (url: string) => publisher.server.app.inject({ method: 'GET', url });

describe('what search engines read first', () => {
  test('lists the parts of the sitemap and disallows the pages of users', async () => {
    const robots = await page('/robots.txt');
    expect(robots.body).toContain('Sitemap: http://localhost:80/sitemap.xml');
    expect(robots.body).toContain('Disallow: /profile');
    const map = await page('/sitemap.xml');
    expect(map.headers['content-type']).toContain('xml');
    const part = /<loc>http:\/\/localhost:80\/sitemaps\/ads-1\.xml<\/loc><lastmod>(.+?)<\/lastmod>/;
    const [, last] = part.exec(map.body) ?? [];
    const ads = await page('/sitemaps/ads-1.xml');
    // The last changed ad is the first of its part.
    expect(last).toBe(/<lastmod>(.+?)<\/lastmod>/.exec(ads.body)?.[1]);
  });

  test('dates every part, and the places by the last of their ads', async () => {
    const { body } = await page('/sitemap.xml');
    const parts = body.match(/<sitemap>.*<\/sitemap>/g) ?? [];
    expect(parts).toHaveLength(2);
    for (const part of parts) expect(part).toMatch(/<lastmod>20[\d-]+T.+<\/lastmod>/);
    const last = /<lastmod>.+?<\/lastmod>/.exec((await page('/sitemaps/ads-1.xml')).body)?.[0];
    const places = await page('/sitemaps/places.xml');
    for (const path of ['/', '/category/cars', '/subcategory/cars.passenger']) {
      expect(places.body).toContain(`<url><loc>http://localhost:80${path}</loc>${last}</url>`);
    }
    expect(places.body).toContain('<loc>http://localhost:80/safety-guide</loc></url>');
    // Without a published ad there is no change to name.
    expect(places.body).toContain('<loc>http://localhost:80/category/jobs</loc></url>');
    expect(parts[0]).toContain(last);
  });

  test('lists only published ads, each with its last change', async () => {
    const { body } = await page('/sitemaps/ads-1.xml');
    expect(body).toMatch(new RegExp(`/advertisement/${listed}</loc><lastmod>20[\\d-]+T`));
    expect(body).not.toContain(`/advertisement/${hidden}<`);
  });

  test.for(['/sitemaps/ads-2.xml', '/sitemaps/ads-0.xml', '/sitemaps/none.xml'])(
    'has no %s',
    async (url) => {
      expect((await page(url)).statusCode).toBe(404);
    },
  );
});
