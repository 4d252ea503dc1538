export type { HarImport, HarMatchers, ImportedPage, SkippedEntry } from './har/har-import.ts';
export { importHar } from './har/import-har.ts';
export type { SkipReason } from './har/skip-reason.ts';
export { SKIP_REASONS } from './har/skip-reason.ts';
