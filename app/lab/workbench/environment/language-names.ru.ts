import type { LabLanguage } from '../../lab-address.ts';

/** Names of the languages, each in its own language. */
export const languageNames: Readonly<Record<LabLanguage, string>> = {
  ru: 'Русский',
  tg: 'Тоҷикӣ',
  en: 'English',
};
