import type { Page } from '@playwright/test';

import { splitWholeWords } from '../../app/client/ui/whole-words/split-whole-words.ts';
import { API_PREFIX } from '../../app/contract/plain.ts';
import { recordedStructure } from './forms/recorded.ts';
import { expect } from './people/person.ts';

/** Words that are equal in both languages, and the names of the languages. */
const EQUAL: ReadonlySet<string> = new Set([
  'Бозор',
  'Премиум',
  'Телефон',
  'Категория',
  'Русский',
  'Тоҷикӣ',
  'мессенҷер',
]);

/** Characters from which a text cannot be a part of data by chance. */
const LONG = 15;

/** Between the parts of a line: «Душанбе · вчера», «Убрать: Диван». */
const SEPARATOR = /\s*[:·…/]\s*|, /;

/** Compares the Russian texts of screens with the Tajik ones. */
export interface OwnWords {
  /** Remembers the texts of a Russian screen. */
  readonly keep: (path: string) => Promise<void>;
  /** Texts of a Tajik screen that the Russian one has too, and that no response had as data. */
  readonly russianTexts: (path: string) => Promise<readonly string[]>;
}

/** Listens to a page that has not opened yet: every response may hold texts of later screens. */
export function listenToWords(page: Page): OwnWords {
  const data = makeData();
  data.add(recordedStructure());
  const answers: Promise<void>[] = [];
  const kept = new Map<string, ReadonlySet<string>>();
  page.on('response', (answer) => {
    if (!answer.url().includes(API_PREFIX)) return;
    answers.push(
      answer.text().then(
        (body) => data.add(toJson(body)),
        () => undefined,
      ),
    );
  });
  const textsOn = async (): Promise<ReadonlySet<string>> => {
    const { texts, reads } = await page.evaluate(readTexts);
    data.add(toJson(reads));
    return new Set(texts.map(clean).filter((text) => /[а-яё]{3}/i.test(text)));
  };
  return {
    keep: async (path) => {
      const texts = await textsOn();
      expect(texts.size, `Russian texts at ${path}`).toBeGreaterThan(10);
      kept.set(path, texts);
    },
    russianTexts: async (path) => {
      const russian = kept.get(path);
      if (russian === undefined) throw new Error(`${path} was not kept in Russian.`);
      const tajik = await textsOn();
      await Promise.all(answers);
      return [...tajik].filter(
        (text) =>
          russian.has(text) &&
          !data.has(text) &&
          !text.split(SEPARATOR).every((part) => data.has(part)),
      );
    },
  };
}

/**
 * Reads, inside a page, its texts and names, and the data from the server; texts marked with a
 * language do not count.
 */
function readTexts() {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    const aside = element?.closest('body [lang], script, style, noscript') ?? null;
    if (aside !== null) continue;
    if (node instanceof Element) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) {
        texts.push(node.getAttribute(name) ?? '');
      }
    } else texts.push(node.nodeValue ?? '');
  }
  return { texts, reads: document.querySelector('#drawn-reads')?.textContent ?? '' };
}

/** Every text that the server sent as data. */
function makeData() {
  const texts = new Set<string>();
  const parts = new Set<string>(EQUAL);
  return {
    add: (json: unknown): void => {
      for (const text of textsOf(json).map(clean)) {
        if (texts.has(text)) continue;
        texts.add(text);
        for (const part of [text, ...text.split(SEPARATOR)]) {
          for (const own of [part, ...splitWholeWords(part)]) parts.add(own.trim());
        }
      }
    },
    /** Whether a text is a value, a part of one, or the shown beginning of a long one. */
    has: (part: string): boolean => {
      if (part === '' || parts.has(part)) return true;
      return part.length > LONG && [...texts].some((text) => text.includes(part));
    },
  };
}

const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // A page without data, or a picture.
    return null;
  }
}

function textsOf(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsOf) : [];
}
