/** The language of this build of the pages. */
export const pageLanguage: 'ru' | 'tg' = 'ru';

/** Label of the choice. */
export const languageLabel = 'Язык';

/** Names of the languages, each in its own language. */
export const languageNames = { ru: 'Русский', tg: 'Тоҷикӣ' } as const;
