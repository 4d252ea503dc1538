export { advertisementRoutes } from './advertisements.routes.ts';
export { findCards } from './read/find-cards.ts';
export { findSubcategoryForm, type SubcategoryForm } from './publish/find-subcategory-form.ts';
export { forgetAnswers } from './publish/forget-answers.ts';
export { validateFilters, type ValidatedFilters } from './publish/validate-filters.ts';
export { myAdvertisementRoutes } from './mine/my-advertisements.routes.ts';
export { previewAd } from './publish/preview-ad.ts';
export { toAdRow, type NewAdRow } from './publish/to-ad-row.ts';
