import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { sourceFiles } from '../../../source-files.ts';

/** Calls that open a form of filters: they start loads and timers. */
const OPENING = /\b(?:openFilters|formOf|\.draft)\(/g;

/** The lines before a call in which its `queryFn` begins. */
const REACH = 400;

test('forms of filters are opened by reads, never while rendering', () => {
  const calls = sourceFiles(['app/client'], /\.tsx?$/).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return Array.from(text.matchAll(OPENING), ({ index }) => ({
      file,
      before: text.slice(Math.max(0, index - REACH), index),
    }));
  });
  const inReads = calls.filter(({ before }) => before.includes('queryFn:'));
  const elsewhere = calls.filter(({ before }) => !before.includes('queryFn:'));
  expect(inReads.map(({ file }) => file)).toEqual([
    'app/client/features/filters/dialog/FiltersDialog.tsx',
    'app/client/features/filters/sync/filter-form.ts',
  ]);
  // The registry itself, and the definition of the function.
  expect([...new Set(elsewhere.map(({ file }) => file))].toSorted()).toEqual([
    'app/client/features/filters/sync/filter-forms.ts',
    'app/client/features/filters/sync/open-filters.ts',
  ]);
});
