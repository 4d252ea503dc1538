export { countAds, findAds } from './find-ads.ts';
export { searchRoutes } from './search.routes.ts';
