import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { normalizePath, type Plugin } from 'vite';

/** The engine has catalogues of its own, which are chosen at run time. */
const APP = `${normalizePath(import.meta.dirname)}/`;
const ENGINE = `${normalizePath(join(import.meta.dirname, '../engine'))}/`;
/** Where the engine takes the catalogue of a form without one: Russian, in no page of another language. */
const FALLBACK = { importer: 'react/catalogue/use-words.ts', source: './russian.ru.ts' } as const;
const FALLBACK_ID = '\0fallback-catalogue';
const CATALOGUES = { en: 'english', tg: 'tajik' } as const;

/** A language that replaces the Russian one in a build. */
export interface BuildLanguage {
  /** BCP 47 tag, which is also the suffix of the files: `shell-words.tg.ts`. */
  readonly locale: 'en' | 'tg';
  /** Title of the page before its own is known. */
  readonly title: string;
}

/**
 * Builds pages in another language: every `x.ru.ts` is replaced by `x.<locale>.ts` beside it. A
 * file without a translation remains Russian. The choice costs no byte and no time in the page.
 */
export function localizedWords({ locale, title }: BuildLanguage): Plugin {
  return {
    name: 'localized-words',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.endsWith('.ru.ts') || importer === undefined) return null;
      const isFallback = importer === ENGINE + FALLBACK.importer && source === FALLBACK.source;
      if (isFallback) return FALLBACK_ID;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(APP)) return found;
      const translation = found.id.replace(/\.ru\.ts$/, `.${locale}.ts`);
      // A translation may import the words that it replaces.
      const isReplaced = translation !== importer && existsSync(translation);
      return isReplaced ? { ...found, id: translation } : found;
    },
    load: (id) =>
      id === FALLBACK_ID
        ? `export { ${CATALOGUES[locale]} as russian } from '${ENGINE}${locale}.ts';`
        : null,
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="ru"', `<html lang="${locale}"`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`),
  };
}
