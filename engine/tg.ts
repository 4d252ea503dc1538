export type { Catalogue } from './react/catalogue/catalogue.ts';
export type { Words } from './react/catalogue/words.ts';
export { chips as tajikChips } from './tajik/number-words.tg.ts';
export { tajik } from './tajik/tajik.tg.ts';
