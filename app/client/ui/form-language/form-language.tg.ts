import { tajik } from '@bozor/form-engine/tg';

/** Properties of a form in the language of the pages. */
export const formLanguage = { catalogue: tajik } as const;
