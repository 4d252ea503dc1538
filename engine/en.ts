export type { Catalogue } from './react/catalogue/catalogue.ts';
export type { Words } from './react/catalogue/words.ts';
export { english } from './english/english.en.ts';
