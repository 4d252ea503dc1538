/** The language of this build of the pages. */
export const pageLanguage: 'ru' | 'tg' = 'tg';

/** Label of the choice. */
export const languageLabel = 'Забон';

/** Names of the languages, each in its own language. */
export const languageNames = { ru: 'Русский', tg: 'Тоҷикӣ' } as const;
