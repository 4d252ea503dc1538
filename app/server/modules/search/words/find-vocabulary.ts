import { and, asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import { takeTurns } from '../../../take-turns.ts';
import { findCatalogue } from '../../search-index/index.ts';
import { goodsIndex } from '../goods/goods-index.ts';
import { addMakes } from './add-makes.ts';
import {
  createVocabulary,
  SURE_WORDS,
  type GrowingVocabulary,
  type Vocabulary,
} from './vocabulary.ts';

/** Age from which the titles of later ads are read, in ms. */
const FRESH_MS = 60_000;
/** Number of titles per statement. */
const BATCH = 1_000;
/** Number of the latest titles that the first searches wait for: they have all common words. */
const FIRST_TITLES = 10_000;

interface Kept {
  readonly vocabulary: GrowingVocabulary;
  /** The latest ad that was read. */
  lastId: number;
  readAt: number;
  /** The reading of the latest titles: searches wait for it. */
  readonly first: Promise<number | null>;
}

const kept = new WeakMap<Database, Kept>();

/**
 * Finds the vocabulary of a store. The first calls wait until the latest titles are read; those
 * before them follow, the later the first. Later calls do not wait: they start reading the ads that
 * were added since, at most once a minute.
 */
export async function findVocabulary(db: Database): Promise<Vocabulary> {
  const known = kept.get(db);
  if (known === undefined) return readFirst(db);
  await known.first;
  if (Date.now() - known.readAt > FRESH_MS) {
    known.readAt = Date.now();
    // A store that is away fails the search itself; the titles are read at the next one.
    void readLater(db, known).catch(() => {
      known.readAt = 0;
    });
  }
  return known.vocabulary;
}

async function readFirst(db: Database): Promise<Vocabulary> {
  const vocabulary = createVocabulary();
  const lastId = findLastId(db);
  const first = lastId.then(async (id) => {
    await addMakes(db, vocabulary);
    return readDown(db, vocabulary, { before: id + 1, titles: FIRST_TITLES });
  });
  const made: Kept = { vocabulary, lastId: Number.MAX_SAFE_INTEGER, readAt: Date.now(), first };
  kept.set(db, made);
  try {
    const before = await first;
    made.lastId = await lastId;
    void prepare();
    if (before !== null) void readRest(db, vocabulary, before);
  } catch (error) {
    kept.delete(db);
    throw error;
  }
  return vocabulary;
}

/** Does once a process what the first misspelled words would wait for. */
async function prepare(): Promise<void> {
  await SURE_WORDS.prepare();
  await goodsIndex().prepare();
}

/** A store that is away ends it: the next first call reads everything. */
async function readRest(db: Database, vocabulary: GrowingVocabulary, before: number) {
  try {
    await readDown(db, vocabulary, { before, titles: Number.POSITIVE_INFINITY });
  } catch {
    kept.delete(db);
  }
}

async function findLastId(db: Database): Promise<number> {
  const [row] = await db.select({ id: ads.id }).from(ads).orderBy(desc(ads.id)).limit(1);
  return row?.id ?? 0;
}

/**
 * Reads the titles of the ads before one, the latest first, until so many are read.
 *
 * @returns Before which ad to read on; `null` at the end.
 */
async function readDown(
  db: Database,
  vocabulary: GrowingVocabulary,
  { before, titles }: { readonly before: number; readonly titles: number },
): Promise<number | null> {
  let next = before;
  for (let read = 0; read < titles; read += BATCH) {
    const rows = await readTitles(db, lt(ads.id, next), desc(ads.id));
    await addAll(db, vocabulary, rows);
    const last = rows.at(-1);
    if (rows.length < BATCH || last === undefined) return null;
    next = last.id;
  }
  return next;
}

/** Reads the titles of the ads that were added since. */
async function readLater(db: Database, state: Kept): Promise<void> {
  for (let isMore = true; isMore;) {
    const rows = await readTitles(db, gt(ads.id, state.lastId), asc(ads.id));
    state.lastId = rows.at(-1)?.id ?? state.lastId;
    await addAll(db, state.vocabulary, rows);
    isMore = rows.length === BATCH;
  }
}

interface TitleRow {
  readonly id: number;
  readonly title: string;
  readonly subcategoryId: string;
}

async function readTitles(db: Database, where: SQL, order: SQL): Promise<readonly TitleRow[]> {
  return db
    .select({ id: ads.id, title: ads.title, subcategoryId: ads.subcategoryId })
    .from(ads)
    .where(and(eq(ads.status, 'PUBLISHED'), where))
    .orderBy(order)
    .limit(BATCH);
}

async function addAll(
  db: Database,
  vocabulary: GrowingVocabulary,
  rows: readonly TitleRow[],
): Promise<void> {
  const { subcategoryById, categoryById } = await findCatalogue(db);
  await takeTurns(rows, ({ title, subcategoryId }) => {
    const subcategory = subcategoryById.get(subcategoryId);
    if (subcategory === undefined) return;
    const categoryName = categoryById.get(subcategory.categoryId)?.name ?? '';
    const { name: scopeName, number: scope } = subcategory;
    vocabulary.add({ title, scopeName, categoryName, scope });
  });
}
