/** Every route of the API; the server and the client share it. */
export const routes = {
  openAnonymousSession: { method: 'POST', path: '/api/v1/authorization/anonymous-session/' },
  requestCode: { method: 'POST', path: '/api/v1/authorization/otp/' },
  verifyCode: { method: 'POST', path: '/api/v1/authorization/otp/verify/' },
  createUser: { method: 'POST', path: '/api/v1/authorization/user/create/' },
  logOut: { method: 'DELETE', path: '/api/v1/authorization/logout/' },
  profile: { method: 'GET', path: '/api/v1/profile/' },
  changeProfile: { method: 'PUT', path: '/api/v1/profile/' },
  devices: { method: 'GET', path: '/api/v1/profile/devices/' },
  endOtherDevices: { method: 'DELETE', path: '/api/v1/profile/devices/' },
  endDevice: { method: 'DELETE', path: '/api/v1/profile/devices/:id/' },
  deleteAccount: { method: 'POST', path: '/api/v1/profile/deletion/' },
  suggestions: { method: 'GET', path: '/api/v1/search/suggestions/' },
  search: { method: 'POST', path: '/api/v1/search/' },
  searchCount: { method: 'POST', path: '/api/v1/search/count/' },
  searchFacets: { method: 'POST', path: '/api/v1/search/facets/' },
  searchMap: { method: 'POST', path: '/api/v1/search/map/' },
  searchSections: { method: 'POST', path: '/api/v1/search/sections/' },
  searchLoosened: { method: 'POST', path: '/api/v1/search/loosened/' },
  searchWider: { method: 'POST', path: '/api/v1/search/wider/' },
  searchCategoryFilters: { method: 'GET', path: '/api/v1/static/filters/search/category/:id/' },
  searchSubcategoryFilters: {
    method: 'GET',
    path: '/api/v1/static/filters/search/subcategory/:id/',
  },
  creationStructure: { method: 'GET', path: '/api/v1/static/create/structure/' },
  siteLinks: { method: 'GET', path: '/api/v1/static/site/' },
  createFilters: { method: 'GET', path: '/api/v1/static/filters/create/subcategory/:id/' },
  childValues: { method: 'GET', path: '/api/v1/static/filters/:filter_id/values/' },
  createAdvertisement: { method: 'POST', path: '/api/v1/advertisements/' },
  readAdvertisement: { method: 'GET', path: '/api/v1/advertisements/:id/' },
  changeAdvertisement: { method: 'POST', path: '/api/v1/advertisements/:id/transitions/' },
  revealPhone: { method: 'POST', path: '/api/v1/advertisements/:id/phone/' },
  complain: { method: 'PUT', path: '/api/v1/advertisements/:id/complaint/' },
  publisher: { method: 'GET', path: '/api/v1/publishers/:id/' },
  publisherAds: { method: 'GET', path: '/api/v1/publishers/:id/advertisements/' },
  similarAds: { method: 'GET', path: '/api/v1/advertisements/:id/similar/' },
  myAdvertisements: { method: 'GET', path: '/api/v1/my-advertisements/' },
  adLimit: { method: 'GET', path: '/api/v1/my-advertisements/allowance/' },
  adStatistics: { method: 'GET', path: '/api/v1/my-advertisements/:id/statistics/' },
  keptAds: { method: 'GET', path: '/api/v1/kept-ads/' },
  favorites: { method: 'GET', path: '/api/v1/favorites/' },
  keepFavorite: { method: 'PUT', path: '/api/v1/favorites/:ad_id/' },
  dropFavorite: { method: 'DELETE', path: '/api/v1/favorites/:ad_id/' },
  comparisons: { method: 'GET', path: '/api/v1/comparisons/' },
  clearComparisons: { method: 'DELETE', path: '/api/v1/comparisons/' },
  addComparison: { method: 'PUT', path: '/api/v1/comparisons/:ad_id/' },
  dropComparison: { method: 'DELETE', path: '/api/v1/comparisons/:ad_id/' },
  savedSearches: { method: 'GET', path: '/api/v1/saved-searches/' },
  saveSearch: { method: 'PUT', path: '/api/v1/saved-searches/' },
  changeSavedSearch: { method: 'PUT', path: '/api/v1/saved-searches/:id/' },
  removeSavedSearch: { method: 'DELETE', path: '/api/v1/saved-searches/:id/' },
  importCandidates: { method: 'GET', path: '/api/v1/imports/' },
  importAds: { method: 'POST', path: '/api/v1/imports/' },
  uploadImage: { method: 'POST', path: '/api/v1/images/' },
  labPreview: { method: 'POST', path: '/api/v1/lab/previews/' },
  labFixtures: { method: 'GET', path: '/api/v1/lab/fixtures/' },
  labFixture: { method: 'GET', path: '/api/v1/lab/fixtures/:id/' },
  labTraces: { method: 'GET', path: '/api/v1/lab/traces/' },
  labTrace: { method: 'GET', path: '/api/v1/lab/traces/:id/' },
  labCoverage: { method: 'GET', path: '/api/v1/lab/coverage/' },
  labTester: { method: 'GET', path: '/api/v1/lab/tester/' },
  openApi: { method: 'GET', path: '/api/v1/openapi.json' },
} as const;

/** Prefix of the API: an unknown path below it is an error, never a page. */
export const API_PREFIX = '/api/';

/** Header with the id of an anonymous session (spec §6). */
export const ANONYMOUS_ID_HEADER = 'anonymous-id';

/** Header with the token of a signed-in user: `Bearer {access_token}` (spec §6). */
export const AUTHORIZATION_HEADER = 'authorization';

/** Header that makes a creating call idempotent: the same key returns the same response. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** Timeout of a call on either side, in ms (spec §9). */
export const REQUEST_TIMEOUT_MS = 30_000;

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : never;

/**
 * Builds the URL of a call from the root: fills the path parameters and appends the query in order.
 *
 * @example urlOf(routes.childValues, { filter_id: 7 }, [['parent', 'toyota']])
 */
export function urlOf<Path extends string>(
  route: { readonly path: Path },
  names: Readonly<Record<NamesIn<Path>, string | number>>,
  query: readonly (readonly [name: string, text: string])[] = [],
): string {
  const filled = Object.entries<string | number>(names).reduce<string>(
    (path, [name, value]) => path.replace(`:${name}/`, () => `${encodeURIComponent(value)}/`),
    route.path,
  );
  const asked = new URLSearchParams(query.map(([name, text]) => [name, text])).toString();
  return asked === '' ? filled : `${filled}?${asked}`;
}
