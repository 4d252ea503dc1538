import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { sourceFiles } from '../source-files.ts';

/** Documents of the host: a package explains itself, or names a public standard. */
const DOCUMENTS_OF_THE_HOST = /§|\bDESIGN\b|\bSCREENS\b|\b[Ss]pec \d|\b(?:our|the) decisions\b/;

/** Things of the host: the engine knows definitions, entries, searches and their values. */
const THINGS_OF_THE_HOST =
  /\b(?:ads?|adverts?|advertis\w+|sellers?|buyers?|visitors?|market\w*)\b/i;

/** Words that a reader has to translate first; the tests of the engine do without them too. */
const ARCHAIC =
  /\b(?:who(?:so)?ever|nobody|anew|mend(?:s|ed)?|told|heard|stands|stood|goes on|weather)\b/i;

const files = sourceFiles(['engine'], /\.(?:tsx?|css|md|json)$/);

describe('the engine', () => {
  test.for([
    { what: 'no document of its host', words: DOCUMENTS_OF_THE_HOST },
    { what: 'no ad and no seller', words: THINGS_OF_THE_HOST },
  ])('names $what', ({ words }) => {
    expect(linesWith(words, files)).toEqual([]);
  });

  test('and its tests are written in plain words', () => {
    const tests = sourceFiles(['tests/engine']).filter(
      (file) => !file.endsWith('/vocabulary.test.ts'),
    );
    expect(linesWith(ARCHAIC, [...files, ...tests])).toEqual([]);
  });
});

function linesWith(words: RegExp, all: readonly string[]): readonly string[] {
  return all.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, n) => (words.test(line) ? [`${file}:${n + 1} ${line.trim()}`] : [])),
  );
}
