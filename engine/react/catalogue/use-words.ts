import { createContext, use } from 'react';

import type { Catalogue } from './catalogue.ts';
import { russian } from './russian.ru.ts';
import type { Words } from './words.ts';

/** Sets the language of everything inside. Without a provider it is Russian. */
export const CatalogueContext = createContext<Catalogue | null>(null);

/** The language of the form around. */
export function useCatalogue(): Catalogue {
  return use(CatalogueContext) ?? russian;
}

/** Words of one part of a form, in the language of the form. */
export function useWords<Part extends keyof Words>(part: Part): Words[Part] {
  return useCatalogue().words[part];
}
