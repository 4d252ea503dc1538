export { toCyrillicWord } from './language/cyrillic-word.ru.ts';
export {
  catalogueOf,
  findCatalogue,
  type Catalogue,
  type DefinitionsVersion,
  type SearchCategory,
  type SearchSubcategory,
} from './catalogue.ts';
export {
  findOldestOpen,
  readChangedAds,
  readPublishedAds,
  type AdTitle,
} from './changes/find-changed-ads.ts';
export { foldLetters } from './language/fold-letters.ru.ts';
export { diminutiveBases, otherForms } from './language/other-forms.ru.ts';
export { keepRecentWords } from './recent-words.ts';
export { rebuildSearchIndex } from './rebuild-search-index.ts';
export { COMMON_KEYS, LEVELS, PRICE_KEY, searchedPayload, type SearchedAd } from './searched-ad.ts';
export { keptKeys, sharedColumns, type Columns, type Slot } from './searched-keys.ts';
export {
  MEANING_WORDS,
  meantWords,
  queryStems,
  stemWord,
  synonymsOf,
} from './language/stem-word.ts';
export { STOP_WORDS } from './language/stop-words.ru.ts';
export { ANY_AD, EVERYWHERE, tokenValue, type Token } from './tokens.ts';
export {
  isStopWord,
  nameKeys,
  queryKeys,
  queryTags,
  significantWords,
  splitWords,
  type WordPlace,
} from './word-tags.ts';
export { removeSearchRow, writeSearchRow, writeSearchRows } from './write-search-rows.ts';
export { tajikBases } from './language/tajik-stem.ru.ts';
export { TRADE_WORDS, tradeMeanings } from './language/trade-meanings.ts';
