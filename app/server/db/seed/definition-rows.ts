import { createHash } from 'node:crypto';

import { AD_TYPES, type AdKind } from '../../../contract/index.ts';
import { foldLetters } from '../../modules/search-index/index.ts';
import { parseFixture, type FixtureOf } from './parse-fixture.ts';
import { GEOGRAPHY, type Fixtures } from './read-fixtures.ts';
import type { Row } from './row.ts';
import { TROUBLE_GROUP } from './seed-text.ru.ts';
import { toTraceRows } from './to-trace-rows.ts';

/** Rows of all definitions, by table. */
export interface DefinitionRows {
  readonly categories: readonly Row[];
  readonly subcategories: readonly Row[];
  readonly filter_pages: readonly Row[];
  readonly filter_lists: readonly Row[];
  readonly filter_values: readonly Row[];
  readonly lab_fixtures: readonly Row[];
  readonly lab_traces: readonly Row[];
  readonly landmarks: readonly Row[];
}

/**
 * Converts files to rows.
 *
 * @throws When a file violates the contract.
 */
export function toDefinitionRows({ texts }: Fixtures): DefinitionRows {
  const structure = parseFixture(
    'pages/structure',
    'pages/structure',
    texts.get('pages/structure') ?? '',
  );
  const files = Array.from(texts);
  const pages = files.filter(([path]) => /^pages\/(?:create|search)\//.test(path));
  const lists = files.filter(([path]) => path.startsWith('values/'));
  return {
    categories: structure.categories.map(toCategoryRow),
    subcategories: structure.categories.flatMap((category) => toSubcategoryRows(category, texts)),
    filter_pages: pages.map(([path, text]) => toPageRow(path, text)),
    filter_lists: lists.flatMap(([path, text]) => toListRows(path, text)),
    filter_values: lists.flatMap(([path, text]) => toValueRows(path, text)),
    lab_fixtures: toLabRows(files, structure),
    lab_traces: toTraceRows(files, structure),
    landmarks: toLandmarkRows(texts.get(GEOGRAPHY)),
  };
}

type Structure = FixtureOf<'pages/structure'>;
type Category = Structure['categories'][number];

function toCategoryRow(category: Category, ordinal: number): Row {
  const { id, name, image, type, groups } = category;
  return { id, number: AD_TYPES.indexOf(type) + 1, ordinal, name, image, type, groups };
}

function toSubcategoryRows(
  { id: category_id, subcategories }: Category,
  texts: Fixtures['texts'],
): readonly Row[] {
  return subcategories.map(({ id, name, limits }, ordinal) => ({
    id,
    category_id,
    ordinal,
    name,
    limits,
    kind: kindOf(id, texts),
  }));
}

function kindOf(id: string, texts: Fixtures['texts']): AdKind {
  const path = `pages/create/${id}`;
  const text = texts.get(path);
  const page = text === undefined ? null : parseFixture('pages/create/', path, text);
  return page?.card?.kind ?? 'GOODS';
}

function toPageRow(path: string, text: string): Row {
  const [, kind, id] = path.split('/');
  const page = parseFixture(kind === 'create' ? 'pages/create/' : 'pages/search/', path, text);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  return { kind, id, page, hash };
}

function toListRows(path: string, text: string): readonly Row[] {
  const filter_id = path.slice('values/'.length);
  return Object.entries(parseFixture('values/', path, text)).map(([parent, { groups }]) => ({
    filter_id,
    parent,
    groups,
  }));
}

function toValueRows(path: string, text: string): readonly Row[] {
  const filter_id = path.slice('values/'.length);
  return Object.entries(parseFixture('values/', path, text)).flatMap(([parent, { values }]) =>
    values.map((value, ordinal) => ({
      filter_id,
      parent,
      ordinal,
      value_text: String(value.value ?? value.key ?? value.id),
      folded: foldLetters(value.name),
      value,
    })),
  );
}

function toLabRows(
  files: readonly (readonly [path: string, text: string])[],
  { categories }: Structure,
): readonly Row[] {
  const recorded = categories.flatMap((category) => [
    ...labRows(files, 'search', { id: category.id, name: category.name, category }),
    ...category.subcategories.flatMap(({ id, name }) => [
      ...labRows(files, 'create', { id, name, category }),
      ...labRows(files, 'search', { id, name, category }),
    ]),
  ]);
  const trouble = files
    .filter(([path]) => path.startsWith('trouble/'))
    .map(([path, text]) => {
      const { title, mode, page } = parseFixture('trouble/', path, text);
      return { id: path, group: TROUBLE_GROUP, title, mode, page: JSON.stringify(page) };
    });
  return [...recorded, ...trouble].map((row, ordinal) => ({ ...row, ordinal }));
}

function toLandmarkRows(text: string | undefined): readonly Row[] {
  if (text === undefined) return [];
  const { dushanbe_landmarks } = parseFixture(GEOGRAPHY, GEOGRAPHY, text);
  return dushanbe_landmarks.map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
}

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
}

/** The recorded page of a category or subcategory: one row, or none without a file. */
function labRows(
  files: readonly (readonly [path: string, text: string])[],
  kind: 'create' | 'search',
  { id, name, category }: Owner,
): readonly Row[] {
  const file = files.find(([path]) => path === `pages/${kind}/${id}`);
  if (file === undefined) return [];
  return [
    {
      id: `${kind}/${id}`,
      group: category.name,
      title: name,
      mode: kind === 'create' ? 'entry' : 'filter',
      category_id: category.id,
      subcategory_id: id === category.id ? null : id,
      page: file[1],
    },
  ];
}
