export { forgetAlerts } from './forget-alerts.ts';
export { matchPublishedAds } from './match-published-ads.ts';
export { savedSearchRoutes } from './saved-searches.routes.ts';
