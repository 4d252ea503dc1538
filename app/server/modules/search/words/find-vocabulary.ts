import { and, asc, eq, gt } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { ads } from '../../../db/schema.ts';
import { findCatalogue, type Catalogue } from '../../search-index/index.ts';
import { createVocabulary, type GrowingVocabulary, type Vocabulary } from './vocabulary.ts';

/** Age from which the titles of later ads are read, in ms. */
const FRESH_MS = 60_000;
/** Number of titles per statement: between two statements other requests are answered. */
const BATCH = 2_000;

interface Kept {
  readonly vocabulary: GrowingVocabulary;
  /** The latest ad that was read. */
  lastId: number;
  readAt: number;
  /** The first read: searches wait for it. */
  readonly first: Promise<void>;
}

const kept = new WeakMap<Database, Kept>();

/**
 * Finds the vocabulary of a store. The first call reads all titles, in parts; later calls do not
 * wait: they start reading the ads that were added since, at most once a minute.
 */
export async function findVocabulary(db: Database): Promise<Vocabulary> {
  const known = kept.get(db);
  if (known === undefined) return readFirst(db);
  await known.first;
  if (Date.now() - known.readAt > FRESH_MS) {
    known.readAt = Date.now();
    // A store that is away fails the search itself; the titles are read at the next one.
    void readOn(db, known).catch(() => {
      known.readAt = 0;
    });
  }
  return known.vocabulary;
}

async function readFirst(db: Database): Promise<Vocabulary> {
  const made: { lastId: number; readAt: number; vocabulary: GrowingVocabulary } = {
    vocabulary: createVocabulary(),
    lastId: 0,
    readAt: Date.now(),
  };
  const first = readOn(db, made);
  kept.set(db, Object.assign(made, { first }));
  try {
    await first;
  } catch (error) {
    kept.delete(db);
    throw error;
  }
  return made.vocabulary;
}

async function readOn(db: Database, state: Pick<Kept, 'vocabulary' | 'lastId'>): Promise<void> {
  const catalogue = await findCatalogue(db);
  for (let isMore = true; isMore;) {
    const rows = await db
      .select({ id: ads.id, title: ads.title, subcategoryId: ads.subcategoryId })
      .from(ads)
      .where(and(eq(ads.status, 'PUBLISHED'), gt(ads.id, state.lastId)))
      .orderBy(asc(ads.id))
      .limit(BATCH);
    for (const row of rows) addAd(state.vocabulary, catalogue, row);
    state.lastId = rows.at(-1)?.id ?? state.lastId;
    isMore = rows.length === BATCH;
  }
}

function addAd(
  vocabulary: GrowingVocabulary,
  { subcategoryById }: Catalogue,
  { title, subcategoryId }: { readonly title: string; readonly subcategoryId: string },
): void {
  const subcategory = subcategoryById.get(subcategoryId);
  if (subcategory === undefined) return;
  vocabulary.add({ title, scopeName: subcategory.name, scope: subcategory.number });
}
