import { readFileSync } from 'node:fs';

import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

/** Folders whose comments and test titles are plain technical English. */
const FOLDERS = ['app', 'engine', 'fixtures', 'tests'];

/** Documents of the same English. */
const DOCUMENTS = [
  'README.md',
  'app/API.md',
  'app/DECISIONS.md',
  'app/GLOSSARY.md',
  'app/GUIDE.md',
  'app/IMPORT.md',
  'engine/INSIDE.md',
  'engine/MANUAL.md',
  'engine/README.md',
  'tests/README.md',
];

/** Words that hide the subject, or replace a standard term of the field. */
const FORBIDDEN =
  /\b(?:whoever|nobody|no one|somebody|someone|anew|go(?:es|ing|ne)? (?:on|over to|by the)|went on|mend(?:s|ed|ing)?|told|tells?|said|says?|heard|hears?|stands?(?!-in)|stood|judge[sd]?|judg(?:ing|e?ment)|wish(?:es)?|lend(?:s|er)?|lent|what (?:becomes|became|came|comes) of|what is thought|shall|hence|looks? at|looked at|asked of|oddit(?:y|ies)|at hand|all the same|(?:is|are|was|were) under way|taken for|nothing but)\b/gi;

describe('comments, test titles and documents', () => {
  const files = sourceFiles(FOLDERS);

  test('contain no forbidden words', () => {
    const found = files.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const texts = [...commentsOf(file, source), ...titlesOf(file, source)];
      return texts.flatMap((text) => forbiddenWords(text).map((word) => `${file}: ${word}`));
    });
    expect(found).toEqual([]);
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

/** Forbidden words of a text, without those in quotes and in code. */
function forbiddenWords(text: string): readonly string[] {
  return text.replaceAll(/`[^`]*`|«[^»]*»|"[^"]*"/g, '').match(FORBIDDEN) ?? [];
}
