import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  APP_PATH,
  APP_QR_PATH,
  ErrorBody,
  healthPaths,
  routes,
  urlOf,
} from '../../../app/contract/index.ts';
import { POLICY_TABLE, type Policy } from '../../../app/server/plugins/policies.ts';
import { randomPhone } from '../account/sign-in.ts';
import { makePhoto } from '../publish/photo.ts';
import { carDraft, goodCar } from '../world/sample-fixtures.ts';
import { CALLERS, openCallersWorld, type CallerName, type CallersWorld } from './callers.ts';
import { get, page, post, readLate, type Cell, type Route, type Row } from './cells.ts';
import { keptRows } from './kept-rows.ts';
import { searchRows } from './search-rows.ts';

let world: CallersWorld;
let table: ReadonlyMap<string, Policy>;

beforeAll(async () => {
  world = await openCallersWorld();
  table = world.server.app.getDecorator<typeof table>(POLICY_TABLE);
});
afterAll(() => world.close());

const vacancy = () => ({
  ...carDraft({ title: 'Продавец', description: 'Продавец в магазин у рынка.' }),
  categoryId: 'jobs',
  subcategoryId: 'jobs.vacancies',
});
const NO_STALE_TOKEN = { expired: 401 };

/** A row per route: its policy, and calls that reach its handler. */
const ROWS: readonly Row[] = [
  [
    routes.openAnonymousSession,
    'anyone',
    post(
      routes.openAnonymousSession,
      () => ({ device_id: 'd', device_name: 'n', device_type: 'WEB' }),
      200,
    ),
  ],
  [
    routes.requestCode,
    'anyone',
    post(routes.requestCode, () => ({ phone_number: randomPhone(), anonymous_id: null }), 200),
  ],
  [
    routes.verifyCode,
    'anyone',
    post(routes.verifyCode, () => ({ request_id: randomUUID(), code: '123456' }), 404),
  ],
  [
    routes.createUser,
    'anyone',
    post(routes.createUser, () => ({ request_id: randomUUID(), username: 'Али' }), 404),
  ],
  [routes.profile, 'user', get(routes.profile.path)],
  [
    routes.changeProfile,
    'user',
    {
      call: () => ({
        method: 'PUT',
        url: routes.changeProfile.path,
        payload: { name: 'Али', profile_description: '', profile_picture: null },
      }),
      status: 200,
    },
  ],
  [routes.devices, 'user', get(routes.devices.path)],
  [
    routes.endOtherDevices,
    'user',
    { call: () => ({ method: 'DELETE', url: routes.endOtherDevices.path }), status: 200 },
  ],
  [
    routes.endDevice,
    'user',
    {
      call: () => ({ method: 'DELETE', url: urlOf(routes.endDevice, { id: 999_999_999 }) }),
      status: 404,
    },
  ],
  ...searchRows,
  [
    routes.searchCategoryFilters,
    'anyone',
    get(urlOf(routes.searchCategoryFilters, { id: 'none' }), 404),
  ],
  [
    routes.searchSubcategoryFilters,
    'anyone',
    get(urlOf(routes.searchSubcategoryFilters, { id: 'none' }), 404),
  ],
  [routes.creationStructure, 'anyone', get(routes.creationStructure.path)],
  [routes.siteLinks, 'anyone', get(routes.siteLinks.path)],
  [routes.createFilters, 'anyone', get(urlOf(routes.createFilters, { id: 'cars.passenger' }))],
  [routes.childValues, 'anyone', get(urlOf(routes.childValues, { filter_id: 'none' }), 404)],
  [routes.createAdvertisement, 'user', post(routes.createAdvertisement, vacancy, 201)],
  [
    routes.readAdvertisement,
    'anyone',
    readLate(() => urlOf(routes.readAdvertisement, { id: world.publishedAd }), 200, NO_STALE_TOKEN),
    readLate(() => urlOf(routes.readAdvertisement, { id: world.hiddenAd }), 404, {
      ...NO_STALE_TOKEN,
      owner: 200,
    }),
  ],
  [routes.publisher, 'anyone', get(urlOf(routes.publisher, { id: 999_999_999 }), 404)],
  [routes.publisherAds, 'anyone', get(urlOf(routes.publisherAds, { id: 1 }), 200, NO_STALE_TOKEN)],
  [
    routes.similarAds,
    'anyone',
    readLate(() => urlOf(routes.similarAds, { id: world.hiddenAd }), 200, NO_STALE_TOKEN),
  ],
  [
    routes.changeAdvertisement,
    'user',
    {
      call: () => ({
        method: 'POST',
        url: urlOf(routes.changeAdvertisement, { id: world.hiddenAd }),
        headers: { 'idempotency-key': randomUUID() },
        payload: { event: 'UNDELETE' },
      }),
      status: 404,
      but: { owner: 409 },
    },
  ],
  [
    routes.revealPhone,
    'session',
    {
      call: () => ({
        method: 'POST',
        url: urlOf(routes.revealPhone, { id: world.publishedAd }),
      }),
      status: 200,
    },
    {
      call: () => ({
        method: 'POST',
        url: urlOf(routes.revealPhone, { id: world.hiddenAd }),
      }),
      status: 404,
      but: { owner: 200 },
    },
  ],
  [
    routes.complain,
    'session',
    {
      call: () => ({
        method: 'PUT',
        url: urlOf(routes.complain, { id: world.publishedAd }),
        payload: { reason: 'FRAUD', details: null },
      }),
      status: 200,
      but: { owner: 422 },
    },
    {
      call: () => ({
        method: 'PUT',
        url: urlOf(routes.complain, { id: world.hiddenAd }),
        payload: { reason: 'FRAUD', details: null },
      }),
      status: 404,
    },
  ],
  [
    routes.adStatistics,
    'user',
    readLate(() => urlOf(routes.adStatistics, { id: world.hiddenAd }), 404, { owner: 200 }),
  ],
  [routes.adLimit, 'user', get(routes.adLimit.path)],
  [routes.myAdvertisements, 'user', get(`${routes.myAdvertisements.path}?status=PUBLISHED`)],
  ...keptRows(() => world),
  [routes.importCandidates, 'user', get(routes.importCandidates.path)],
  [
    routes.importAds,
    'user',
    post(routes.importAds, () => ({ ids: [999_999_999], has_consent: true }), 404),
  ],
  [
    routes.uploadImage,
    'user',
    {
      call: async () => ({
        method: 'POST',
        url: routes.uploadImage.path,
        headers: { 'content-type': 'image/jpeg' },
        payload: await makePhoto(),
      }),
      status: 201,
    },
  ],
  [
    routes.labPreview,
    'anyone',
    post(
      routes.labPreview,
      () => ({ categoryId: 'cars', subcategoryId: 'cars.passenger', filters: goodCar }),
      200,
    ),
  ],
  [routes.labFixtures, 'anyone', get(routes.labFixtures.path)],
  [routes.labFixture, 'anyone', get(urlOf(routes.labFixture, { id: 'create/none' }), 404)],
  [routes.labTraces, 'anyone', get(routes.labTraces.path)],
  [routes.labTrace, 'anyone', get(urlOf(routes.labTrace, { id: 'create/none' }), 404)],
  [routes.labCoverage, 'anyone', get(routes.labCoverage.path)],
  [routes.labTester, 'anyone', get(routes.labTester.path)],
  [routes.openApi, 'anyone', get(routes.openApi.path)],
  [page(APP_PATH), 'anyone', get(APP_PATH, 302)],
  [page(APP_QR_PATH), 'anyone', get(APP_QR_PATH)],
  [page(healthPaths.live), 'anyone', get(healthPaths.live)],
  [page(healthPaths.ready), 'anyone', get(healthPaths.ready)],
  [
    page('/images/:id/:name'),
    'anyone',
    { call: () => ({ url: world.publisher.photo }), status: 200 },
  ],
  [page('/robots.txt'), 'anyone', get('/robots.txt')],
  [page('/.well-known/security.txt'), 'anyone', get('/.well-known/security.txt')],
  [page('/sitemap.xml'), 'anyone', get('/sitemap.xml')],
  [page('/sitemaps/:name'), 'anyone', get('/sitemaps/places.xml')],
  [page('/'), 'anyone', get('/')],
  [page('/lab'), 'anyone', get('/lab')],
  [page('/lab/'), 'anyone', get('/lab/')],
  [page('/search'), 'anyone', get('/search')],
  [page('/category/:id'), 'anyone', get('/category/cars')],
  [page('/subcategory/:id'), 'anyone', get('/subcategory/cars.passenger')],
  [page('/advertisement/:id'), 'anyone', get('/advertisement/1')],
  [page('/user/:id'), 'anyone', get('/user/1')],
  [page('/favorites'), 'anyone', get('/favorites')],
  [page('/comparisons'), 'anyone', get('/comparisons')],
  [page('/*'), 'anyone', get('/profile')],
  // The last rows: they end the sessions.
  [
    routes.deleteAccount,
    'user',
    { call: () => ({ method: 'POST', url: routes.deleteAccount.path }), status: 200 },
  ],
  [
    routes.logOut,
    'anyone',
    { call: () => ({ method: 'DELETE', url: routes.logOut.path }), status: 204 },
  ],
];

const WITHOUT_ACCOUNT: ReadonlySet<CallerName> = new Set(['nobody', 'guest']);

/** The refusal of a policy, independently of its implementation; `null` for a caller it lets in. */
function refusalOf(policy: Policy, caller: CallerName): string | null {
  if (policy === 'anyone') return null;
  if (caller === 'expired') return 'session.expired';
  if (policy === 'session') return caller === 'nobody' ? 'session.required' : null;
  if (WITHOUT_ACCOUNT.has(caller)) return 'sign-in.required';
  return policy === 'user' || policy === caller ? null : 'role.missing';
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

async function answerTo(caller: CallerName, policy: Policy, { call }: Cell) {
  const request = await call();
  const headers = { ...request.headers, ...world.headers[caller] };
  const answer = await world.server.app.inject({ ...request, headers });
  if (refusalOf(policy, caller) === null) return answer.statusCode;
  return ErrorBody.parse(answer.json()).error.code;
}

describe('the authorization matrix', () => {
  test('has a row for every route of the server, with its policy', () => {
    const rows = ROWS.map(([route, policy]) => `${nameOf(route)}: ${policy}`);
    const served = Array.from(table, ([name, policy]) => `${name}: ${policy}`);
    const isHead = (name: string) => name.startsWith('HEAD ');
    expect(rows.toSorted()).toEqual(served.filter((name) => !isHead(name)).toSorted());
    const heads = served.filter(isHead).map((name) => name.replace('HEAD', 'GET'));
    expect(served).toEqual(expect.arrayContaining(heads));
  });

  test.for(ROWS.map((row) => ({ name: nameOf(row[0]), row })))(
    'of $name is what the server answers',
    async ({ row: [, policy, ...cells] }) => {
      for (const cell of cells) {
        for (const caller of CALLERS) {
          const expected = refusalOf(policy, caller) ?? cell.but?.[caller] ?? cell.status;
          expect([caller, await answerTo(caller, policy, cell)]).toEqual([caller, expected]);
        }
      }
    },
  );
});
