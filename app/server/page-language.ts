/** A language that the pages are built in. */
export type PageLanguage = 'ru' | 'tg';

/** The language that the visitor chose, from the cookie of the choice; Russian without one. */
export function toPageLanguage(cookies: string | undefined): PageLanguage {
  return /(?:^|;\s*)language=tg(?:;|$)/.test(cookies ?? '') ? 'tg' : 'ru';
}
