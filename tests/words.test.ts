import { readFileSync } from 'node:fs';

import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

/** Folders whose comments and test titles are plain technical English. */
const FOLDERS = ['app', 'engine', 'fixtures', 'tests'];

/** Documents of the same English: all but the licences of others. */
const DOCUMENTS = ['README.md', ...sourceFiles(FOLDERS, /\.md$/)].filter(
  (file) => file !== 'app/THIRD_PARTY.md',
);

/** Words that no name in the code has; the table of names has another one for each notion. */
const FORBIDDEN_IN_NAMES = new Set(
  'anew dice fate hear heard hears judge judged judges judging judgement lend lender lends lent loan mend mended mends moment moments oddities oddity said say says somebody someone tell tells told ware weather whoever wish wishes'.split(
    ' ',
  ),
);

/** Words that hide the subject, or replace a standard term of the field. */
const FORBIDDEN =
  /\b(?:whoever|nobody|no one|somebody|someone|anew|go(?:es|ing|ne)? (?:on|over to|by the)|went on|mend(?:s|ed|ing)?|told|tells?|said|says?|heard|hears?|stands?(?!-in)|stood|judge[sd]?|judg(?:ing|e?ment)|wish(?:es)?|lend(?:s|er)?|lent|what (?:becomes|became|came|comes) of|what is thought|shall|hence|looks? at|looked at|asked of|oddit(?:y|ies)|at hand|all the same|(?:is|are|was|were) under way|taken for|nothing but)\b/gi;

describe('comments, test titles and documents', () => {
  const files = sourceFiles(FOLDERS);

  test('contain no forbidden words', () => {
    const found = files.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      if (!mayHaveForbidden(source)) return [];
      const texts = [...commentsOf(file, source), ...titlesOf(file, source)];
      return texts.flatMap((text) => forbiddenWords(text).map((word) => `${file}: ${word}`));
    });
    expect(found).toEqual([]);
  });

  test('have none in names and messages of the code either', () => {
    const others = files.filter((file) => file !== 'tests/words.test.ts');
    const found = others.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      if (!mayHaveForbidden(source)) return [];
      const { names, texts } = namesAndTexts(file, source);
      const bad = [...names].filter((name) => !isWireName(name) && hasForbiddenWord(name));
      return [...bad, ...texts.flatMap(forbiddenWords)].map((word) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });

  test('call an index so: a place is on the map', () => {
    const INDEX = /\w, place\) =>|\[place, \w+\] of|\bplace: number|\bplaces: readonly number/;
    const found = files.filter((file) => file !== 'tests/words.test.ts');
    expect(found.filter((file) => INDEX.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  test.for([
    ['const toldWords = isSaid(1);', ['toldWords', 'isSaid'], []],
    ['throw new Error(`${name} is told to nobody.`);', ['Error', 'name'], ['told', 'nobody']],
    ['find("nobody", "of \\"nobody\\" at all");', ['find'], []],
  ] as const)('of %j are the names %j and the forbidden words %j', ([source, names, words]) => {
    const read = namesAndTexts('sample.ts', source);
    expect([...read.names]).toEqual(names);
    expect(read.texts.flatMap(forbiddenWords)).toEqual(words);
  });

  test.for(DOCUMENTS)('%s contains none either', (file) => {
    expect(forbiddenWords(readFileSync(file, 'utf8'))).toEqual([]);
  });

  test.for([
    ['// Whoever asks is told.', ['Whoever', 'told']],
    ['/** Runs as `nobody`; shows «tells» and "says". */', []],
    ['const told = "said";', []],
  ] as const)('of %j contain the forbidden words %j', ([source, words]) => {
    expect(commentsOf('sample.ts', source).flatMap(forbiddenWords)).toEqual(words);
  });
});

function commentsOf(file: string, source: string): readonly string[] {
  return parseSync(file, source).comments.map(({ value }) => value);
}

/** Titles of tests, groups and steps; empty for any other file. */
function titlesOf(file: string, source: string): readonly string[] {
  if (!file.startsWith('tests/')) return [];
  const titles = source.matchAll(
    /(?:\b(?:test|describe)(?:\.\w+)*|\)|\] as const\))\(\s*(?<quote>['`])(?<title>.*?)\k<quote>,/g,
  );
  return Array.from(titles, ({ groups }) => groups?.['title'] ?? '');
}

/** Names in a source, and its texts of several words: messages, explanations, reasons of a test's row. */
function namesAndTexts(file: string, source: string) {
  const names = new Set<string>();
  const texts: string[] = [];
  const addText = (text: string): void => {
    if (text.trim().includes(' ')) texts.push(text);
  };
  new Visitor({
    Identifier: ({ name }) => void names.add(name),
    Literal: ({ value }) => typeof value === 'string' && addText(value),
    TemplateLiteral: ({ quasis }) => addText(quasis.map(({ value }) => value.cooked).join('…')),
    JSXText: ({ value }) => addText(value),
  }).visit(parseSync(file, source).program);
  return { names, texts };
}

/** Whether a source is worth parsing: it has a forbidden word somewhere, be it within another. */
function mayHaveForbidden(source: string): boolean {
  const words = source.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return (
    source.search(FORBIDDEN) >= 0 ||
    words.split(/[^a-z]+/).some((one) => FORBIDDEN_IN_NAMES.has(one))
  );
}

/** Whether a word of a name is forbidden: `isTold` has `is` and `told`. */
function hasForbiddenWord(name: string): boolean {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return name === 'isTime' || words.split(/[^a-z]+/).some((word) => FORBIDDEN_IN_NAMES.has(word));
}

/** Keys of recorded pages and of databases are not ours to name. */
function isWireName(name: string): boolean {
  return /^[a-z]+(?:_[a-z]+)+$/.test(name);
}

/** Forbidden words of a text, without those in quotes and in code. */
function forbiddenWords(text: string): readonly string[] {
  return text.replaceAll(/`[^`]*`|«[^»]*»|"[^"]*"/g, '').match(FORBIDDEN) ?? [];
}
