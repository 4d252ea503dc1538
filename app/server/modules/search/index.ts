export type { SearchRequest } from './ask-search.ts';
export { countAds, findAds } from './find-ads.ts';
export { createAdTest, type AdTest } from './keeping/create-ad-test.ts';
export { describeSearch, type SearchDescription } from './keeping/describe-search.ts';
export { nameOfSearch } from './keeping/search-name.ru.ts';
export { searchRoutes } from './search.routes.ts';
