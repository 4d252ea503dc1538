import type { PageLanguage } from './page-files.ts';

/** The language that the visitor chose, from the cookie of the choice; Russian without one. */
export function toPageLanguage(cookies: string | undefined): PageLanguage {
  return /(?:^|;\s*)language=tg(?:;|$)/.test(cookies ?? '') ? 'tg' : 'ru';
}
