/** Properties of a form in the language of the pages; Russian is built into the engine. */
export const formLanguage = {} as const;
