import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readPartStyles } from '../../../app/server/render/read-part-styles.ts';

/** A page with a part, whose own part is loaded by it; another page has none. The frame has one. */
const MANIFEST = {
  entry: { file: 'entry.js', css: ['entry.css'], dynamicImports: ['page', 'other', 'foot'] },
  page: { file: 'page.js', css: ['page.css'], imports: ['entry'], dynamicImports: ['part'] },
  part: { file: 'part.js', css: ['part.css'], imports: ['page'], dynamicImports: ['inner'] },
  inner: { file: 'inner.js', css: ['inner.css'], imports: ['shape'] },
  shape: { file: 'shape.js', css: ['shape.css'] },
  other: { file: 'other.js', css: ['other.css'] },
  foot: { file: 'foot.js', css: ['foot.css'] },
};
const MARKS = {
  entry: 'aaaaa',
  page: 'bbbbb',
  part: 'ccccc',
  inner: 'ddddd',
  shape: 'eeeee',
  other: 'fffff',
  foot: 'ggggg',
};

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'styles-'));
  for (const [name, mark] of Object.entries(MARKS)) {
    await writeFile(join(root, `${name}.css`), `._room_${mark}_12{color:red}`);
  }
});
afterAll(() => rm(root, { recursive: true }));

const bodyOf = (...marks: readonly string[]): string =>
  marks.map((mark) => `<p class="_room_${mark}_12"></p>`).join('');

describe('the styles of the parts of a page', () => {
  test.for([
    { has: 'no part', marks: [], files: [] },
    { has: 'a part', marks: [MARKS.part], files: ['part.css'] },
    { has: "a part's part", marks: [MARKS.part, MARKS.inner], files: ['part.css', 'inner.css'] },
    { has: 'a static import of a part', marks: [MARKS.shape], files: ['shape.css'] },
    { has: 'only what is linked anyway', marks: [MARKS.entry, MARKS.page], files: [] },
  ])('are linked when its content has $has', async ({ marks, files }) => {
    const stylesIn = await readPartStyles(root, MANIFEST, 'entry');
    expect(stylesIn('page', bodyOf(...marks))).toEqual(files);
  });

  test('are linked on a page that the entry contains', async () => {
    const stylesIn = await readPartStyles(root, MANIFEST, 'entry');
    expect(stylesIn('entry', bodyOf(MARKS.entry, MARKS.other))).toEqual(['other.css']);
  });

  test('are none for a page without parts', async () => {
    const stylesIn = await readPartStyles(root, MANIFEST, 'entry');
    expect(stylesIn('other', bodyOf(MARKS.entry, MARKS.other))).toEqual([]);
  });

  test('are found where the name of a class looks like a hash before one', async () => {
    await writeFile(join(root, 'part.css'), '._title_1xges_16{color:red}');
    const stylesIn = await readPartStyles(root, MANIFEST, 'entry');
    expect(stylesIn('page', '<p class="_title_1xges_16"></p>')).toEqual(['part.css']);
    await writeFile(join(root, 'part.css'), `._room_${MARKS.part}_12{color:red}`);
  });

  test('are those of the frame for every page, one of the entry alone included', async () => {
    const stylesIn = await readPartStyles(root, MANIFEST, 'entry');
    for (const module of [null, 'other', 'page']) {
      expect(stylesIn(module, bodyOf(MARKS.foot))).toEqual(['foot.css']);
    }
  });
});
