import { createContext } from 'react';

import type { Catalogue } from './catalogue.ts';

/** Gives all that is drawn inside its language. Without a provider the engine speaks Russian. */
export const CatalogueContext = createContext<Catalogue | null>(null);
