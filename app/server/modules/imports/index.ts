export { findCandidates } from './find-candidates.ts';
export { importRoutes } from './imports.routes.ts';
export { createFileSource } from './source/create-file-source.ts';
export type { ImportSource } from './source/import-source.ts';
