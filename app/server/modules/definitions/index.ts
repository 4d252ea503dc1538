export { definitionRoutes } from './definitions.routes.ts';
export { findCreateForm } from './find-create-form.ts';
export { findCategoryPage, findSubcategoryPage } from './find-page.ts';
export { findStructure } from './find-structure.ts';
export { loadOptions, loadOptionsOnce, type OptionsLoader } from './load-options.ts';
export {
  localizeCounts,
  localizePage,
  localizeStructure,
  nameSection,
} from './localize-sections.ts';
