export { advertisementRoutes } from './advertisements.routes.ts';
export { findCards } from './find-cards.ts';
export { findSubcategoryForm, type SubcategoryForm } from './find-subcategory-form.ts';
export { forgetAnswers } from './forget-answers.ts';
export { judgeFilters, type JudgedFilters } from './judge-filters.ts';
export { myAdvertisementRoutes } from './my-advertisements.routes.ts';
export { previewAd } from './preview-ad.ts';
export { toAdRow, type NewAdRow } from './to-ad-row.ts';
