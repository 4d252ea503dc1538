import { randomUUID } from 'node:crypto';

import { AnonymousSession, routes, urlOf } from '../../../app/contract/index.ts';

/** One kind of public page. */
export interface PublicPage {
  readonly name: string;
  readonly path: string;
  /** Values of the device's storage at the visit, by name. */
  readonly storage: Readonly<Record<string, string>>;
}

/** Ads that the guest of the kept pages has kept: a full first view. */
const KEPT = 6;

/** Addresses of a running product that a page needs. */
export interface PageSources {
  /** Ids of ads. */
  readonly ads: readonly string[];
  readonly seller: string;
  /** The results of a category on a map. */
  readonly map: string;
  /** A guest who keeps and compares the ads. */
  readonly guest: string;
}

/** Every kind of public page, with an address of each. */
export function publicPages({ ads, seller, map, guest }: PageSources): readonly PublicPage[] {
  // The site has offered its app before: on a phone the offer would cover the page after a while.
  const offered = {
    app_modal_shown: 'true',
    app_modal_shown_at: String(Date.now()),
    app_banner_dismissed: 'true',
  };
  const kept = {
    ...offered,
    anonymous_id: guest,
    // As the product stores it.
    kept_ads: JSON.stringify({
      owner: guest.slice(-8),
      favorites: ads.map(Number),
      comparisons: ads.map(Number),
      new_count: 0,
    }),
  };
  const paths: readonly (readonly [string, string, storage?: PublicPage['storage']])[] = [
    ['first visit', '/', {}],
    // Without photos: the offer must not be the largest paint.
    ['first visit: jobs', '/category/jobs', {}],
    ['home', '/'],
    ['category', '/category/cars'],
    ['jobs', '/category/jobs'],
    ['subcategory', '/subcategory/cars.legkovye-avtomobili'],
    ['search', '/search?q=toyota'],
    ['nothing found', '/search?q=%D0%B9%D1%86%D1%83%D0%BA%D0%B5%D0%BD%D0%B3%D1%88%D1%89%D0%B7'],
    ['map', map],
    ['ad', `/advertisement/${ads[0] ?? ''}`],
    ['seller', `/user/${seller}`],
    ['favourites', '/favorites'],
    ['six favourites', '/favorites', kept],
    ['comparisons', '/comparisons'],
    ['six comparisons', '/comparisons', kept],
    ['old link', '/subcategory/cars.legkovye-avtomobili?filter_gone=1'],
    ['guide', '/safety-guide'],
    ['document', '/documents/user-agreement'],
    ['not found', '/no/such/page'],
    ['lab', '/lab'],
  ];
  return paths.map(([name, path, storage = offered]) => ({ name, path, storage }));
}

/** Finds the addresses in the pages of a running product, and keeps ads as a new guest. */
export async function findPageSources(origin: string): Promise<PageSources> {
  const read = async (path: string): Promise<string> => (await fetch(origin + path)).text();
  const list = await read('/subcategory/cars.legkovye-avtomobili');
  const ads = [...new Set(Array.from(list.matchAll(/\/advertisement\/(\d+)/g), ([, id]) => id))]
    .filter((id) => id !== undefined)
    .slice(0, KEPT);
  const page = await read(`/advertisement/${ads[0] ?? ''}`);
  const [, seller] = /\/user\/(\d+)/.exec(page) ?? [];
  const [, map] =
    /href="(\/category\/cars\?[^"]*map=[^"]*)"/.exec(await read('/category/cars')) ?? [];
  if (ads.length < KEPT || seller === undefined || map === undefined) {
    throw new Error('The pages of the product have no ads, no seller or no link to the map.');
  }
  return { ads, seller, map: map.replaceAll('&amp;', '&'), guest: await openKeeper(origin, ads) };
}

/** Opens an anonymous session that keeps and compares the ads; returns its id. */
async function openKeeper(origin: string, ads: readonly string[]): Promise<string> {
  const opened = await fetch(origin + routes.openAnonymousSession.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ device_id: randomUUID(), device_name: 'bench', device_type: 'WEB' }),
  });
  const { anonymous_id: guest } = AnonymousSession.parse(await opened.json());
  const calls = ads.flatMap((id) =>
    [routes.keepFavorite, routes.addComparison].map((route) => urlOf(route, { ad_id: Number(id) })),
  );
  for (const path of calls) {
    const headers = { 'anonymous-id': guest, 'content-type': 'application/json' };
    const kept = await fetch(origin + path, { method: 'PUT', headers, body: '{}' });
    if (!kept.ok) throw new Error(`${path} answers ${kept.status}.`);
  }
  return guest;
}
