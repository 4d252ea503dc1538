export { foldLetters } from './fold-letters.ru.ts';
export { writeSearchRow, type SearchEntry } from './write-search-row.ts';
