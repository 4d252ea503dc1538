export { findSimilarAds } from './find-similar-ads.ts';
export { similarRoutes } from './similar.routes.ts';
