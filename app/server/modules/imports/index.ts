export { findCandidates } from './find-candidates.ts';
export { importRoutes } from './imports.routes.ts';
export { openFileSource } from './source/open-file-source.ts';
export type { ImportSource } from './source/import-source.ts';
