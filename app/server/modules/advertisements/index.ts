export { changeAdvertisementRoutes } from './change/change-advertisement.routes.ts';
export { hideAdsOf } from './change/hide-ads-of.ts';
export { eraseDeletedAds } from './change/erase-deleted-ads.ts';
export { advertisementRoutes } from './advertisements.routes.ts';
export { dayText, rowText } from './read/ad-text.ru.ts';
export { createAdvertisement } from './publish/create-advertisement.ts';
export { describeAd } from './publish/describe-ad.ts';
export { findAdvertisement } from './read/find-advertisement.ts';
export { findCards } from './read/find-cards.ts';
export {
  findLastAdId,
  findLastChanges,
  findLastChangesBySubcategory,
  findListedAds,
} from './read/find-listed-ads.ts';
export { findSubcategoryForm, type SubcategoryForm } from './publish/find-subcategory-form.ts';
export { forgetViews } from './read/forget-views.ts';
export { forgetAnswers } from './publish/forget-answers.ts';
export { validateFilters, type ValidatedFilters } from './publish/validate-filters.ts';
export { myAdvertisementRoutes } from './mine/my-advertisements.routes.ts';
export { phoneRoutes } from './phone/phone.routes.ts';
export { previewAd } from './publish/preview-ad.ts';
export { isOwner } from './read/present-card.ts';
export { presentAdvertisement } from './read/present-advertisement.ts';
export { whyNotShown } from './read/why-not-shown.ts';
export { toAdRow, type NewAdRow } from './publish/to-ad-row.ts';
