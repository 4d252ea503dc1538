export { NEW_ADS } from './count-new-ads.ts';
export { findKeptAds } from './find-kept-ads.ts';
export { keptAdRoutes } from './kept-ads.routes.ts';
export { forgetRemovedFavorites } from './forget-removed-favorites.ts';
export { isFavoriteOf, isOwnedBy, lockOwner, ownerOf } from './owner.ts';
export { requireKeepable } from './require-keepable.ts';
export { toVisitorStatus } from './to-visitor-status.ts';
export { uniteKeptAds } from './unite-kept-ads.ts';
