import { pageLanguage } from './language-words.ru.ts';

/** The languages of the interface, in display order. */
export const LANGUAGES = ['ru', 'tg'] as const;

/** A language of the interface. */
export type Language = (typeof LANGUAGES)[number];

/** Lifetime of the choice, in seconds: a year. */
const KEPT_S = 31_536_000;

/** Stores the choice, which the server reads with each page, and opens the page again in it. */
export function chooseLanguage(language: Language): void {
  if (language === pageLanguage) return;
  document.cookie = `language=${language}; path=/; max-age=${KEPT_S}; samesite=lax`;
  location.reload();
}
