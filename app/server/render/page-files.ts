import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod/mini';

import type { DrawnPage, PageRequest } from '../../client/draw/draw-page.tsx';
import type { PageLanguage } from '../page-language.ts';
import { filesOf, Manifest } from './manifest.ts';
import { readPartStyles } from './read-part-styles.ts';

/** Templates of the pages among the built files, by language. */
export const TEMPLATES = { ru: 'index.html', tg: 'index.tg.html' } as const;
const MANIFESTS = { ru: '.vite/manifest.json', tg: '.vite/manifest.tg.json' } as const;
/** The script that requests a list of kept ads while the code of its page loads. */
const EARLY = 'server/early.js';
const RENDERERS = { ru: 'server/server.js', tg: 'server/tg/server.js' } as const;

/** The entry's module, named as in the manifest. */
const ENTRY = 'index.html';
/** What the entry loads first, and every view waits for. */
const SESSION = 'features/session/start-session.ts';
/** The shapes of answers, and the pages that call the API at once: of lists that only it knows. */
const SHAPES = 'api/transport/shapes.ts';
const CALLING = /^pages\/(?:favorites|comparisons)\//;

type Draw = (request: PageRequest) => Promise<DrawnPage>;
const Renderer = z.object({
  drawPage: z.custom<Draw>((value) => typeof value === 'function'),
});

/** Tags of the page's code; in a rendered page the styles and the first picture precede them. */
const CODE = /<script type="module"|<link rel="modulepreload"/g;

/** Inline scripts: they have no URL and contain no `<`. */
const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g;

/** The built files that rendering needs. */
export interface PageFiles {
  /** The page without content, which the client renders. */
  readonly template: string;
  /** `null` without a built renderer: pages are sent without content. */
  readonly draw: Draw | null;
  /** Sources of the inline scripts: the template's, and `early`. */
  readonly scripts: readonly string[];
  /** Returns the inline script of a page that precedes its styles; empty for most. */
  readonly earlyOf: (module: string | null) => string;
  /**
   * Returns the tags for the files that a page's module needs in addition to the entry's, and for
   * the styles of the parts in its content that are loaded on their own. `null`: of the entry alone.
   */
  readonly tagsOf: (module: string | null, body: string) => string;
}

/** The built pages in every language. */
export type LocalizedPageFiles = Readonly<Record<PageLanguage, PageFiles>>;

/**
 * Reads the built pages in every language; one that is not built is served in Russian.
 *
 * @param folder Of the client's files; the renderers are in `server` beside it.
 * @returns `null` when nothing is built.
 */
export async function readPageFiles(
  folder: string,
  log: FastifyBaseLogger,
): Promise<LocalizedPageFiles | null> {
  const ru = await readFilesIn('ru', folder, log);
  return ru && { ru, tg: (await readFilesIn('tg', folder, log)) ?? ru };
}

async function readFilesIn(
  language: PageLanguage,
  folder: string,
  log: FastifyBaseLogger,
): Promise<PageFiles | null> {
  const root = resolve(folder);
  const built = await readFile(join(root, TEMPLATES[language]), 'utf8').catch(() => null);
  if (built === null) {
    log.warn(`There is no page in the language ${language} in ${folder}.`);
    return null;
  }
  const template = built.replaceAll(CODE, '$& fetchpriority="low"');
  const scripts = inlineScripts(template);
  const bare = { template, scripts, draw: null, earlyOf: () => '', tagsOf: () => '' };
  try {
    const manifest = Manifest.parse(
      JSON.parse(await readFile(join(root, MANIFESTS[language]), 'utf8')),
    );
    const renderer = join(dirname(root), RENDERERS[language]);
    const { drawPage } = Renderer.parse({ ...(await import(pathToFileURL(renderer).href)) });
    const stylesIn = await readPartStyles(root, manifest, ENTRY);
    const tagsIn = tagsByModule(manifest);
    const tagsOf = (module: string | null, body: string) =>
      [
        ...stylesIn(module, body).map(toTag),
        ...(module === null ? [] : [tagsIn(module)]),
        ...(isCalling(module) ? [tagsIn(SHAPES)] : []),
      ].join('');
    const session = tagsIn(SESSION);
    const whole = template.replace('</head>', () => `${session}</head>`);
    const early = (await readFile(join(dirname(root), EARLY), 'utf8')).trim();
    return {
      template: whole,
      scripts: [...scripts, early],
      draw: drawPage,
      earlyOf: (module) => (isCalling(module) ? `<script>${early}</script>` : ''),
      tagsOf,
    };
  } catch (error) {
    log.warn({ err: error }, 'There is no renderer beside the pages: browsers draw them.');
    return bare;
  }
}

function isCalling(module: string | null): boolean {
  return module !== null && CALLING.test(module);
}

function inlineScripts(template: string): readonly string[] {
  return Array.from(template.matchAll(INLINE_SCRIPT), ([, script = '']) => script);
}

/** Returns the sources of a built page's inline scripts; none of a page that is not built. */
export async function readInlineScripts(path: string): Promise<readonly string[]> {
  return inlineScripts(await readFile(path, 'utf8').catch(() => ''));
}

/** The tags of every module, built once. */
function tagsByModule(manifest: Manifest): (module: string) => string {
  const entry = filesOf(manifest, ENTRY);
  const tags = new Map(
    Object.keys(manifest).map((module) => {
      const own = filesOf(manifest, module).filter((file) => !entry.includes(file));
      return [module, own.map(toTag).join('')];
    }),
  );
  return (module) => tags.get(module) ?? '';
}

function toTag(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;
}
