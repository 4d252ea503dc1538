export { definitionRoutes } from './definitions.routes.ts';
export { findCreateForm } from './find-create-form.ts';
export { loadOptions } from './load-options.ts';
