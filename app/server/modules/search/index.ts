export type { SearchRequest } from './ask-search.ts';
export { countAds, findAds } from './find-ads.ts';
export { createAdTest, findIndexedAd } from './keeping/create-ad-test.ts';
export { createKeptSearches, type KeptSearches } from './keeping/create-kept-searches.ts';
export { describeSearch, type SearchDescription } from './keeping/describe-search.ts';
export type { IndexedAd } from './keeping/indexed-ad.ts';
export { nameOfSearch } from './keeping/search-name.ru.ts';
export { searchRoutes } from './search.routes.ts';
export { isSearchParameter } from './readings/is-search-parameter.ts';
