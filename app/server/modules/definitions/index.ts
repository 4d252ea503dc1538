export { definitionRoutes } from './definitions.routes.ts';
export { findCreateForm } from './find-create-form.ts';
export { findCategoryPage, findSubcategoryPage } from './find-page.ts';
export { findStructure } from './find-structure.ts';
export { localizeCounts, localizePage, localizeStructure } from './localize-sections.ts';
export { loadOptions } from './load-options.ts';
