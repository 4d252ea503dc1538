import { eq, sql } from 'drizzle-orm';

import { adSearch } from '../../db/ad-search.ts';
import type { Database } from '../../db/open-database.ts';
import { categories, filterTokens, numberSlots, subcategories } from '../../db/schema.ts';
import { wordTags } from './word-tags.ts';

/** What of an ad can be searched. */
export interface SearchEntry {
  readonly adId: number;
  readonly subcategoryId: string;
  /** Its words. */
  readonly text: string;
  /** In dirams. */
  readonly priceDirams: number | null;
  /** In ms. */
  readonly publishedAt: number;
  /** 0 BASIC, 1 VIP, 2 PREMIUM. */
  readonly promotionLevel: number;
  /** Chosen values, by filter. */
  readonly choices: readonly { readonly key: string; readonly value: string }[];
  /** Measured values, by filter, in the order of the form. */
  readonly numbers: readonly { readonly key: string; readonly value: number }[];
}

/** Key of the filter whose token has a column of its own. */
const CITY_KEY = 'city';
/** Place of the promotion level in a rank: above every moment until the year 2109. */
const LEVEL_UNIT = 2 ** 42;
const SLOTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Makes a published ad findable. Call it last in the transaction that publishes. */
export async function writeSearchRow(db: Database, entry: SearchEntry): Promise<void> {
  const [place] = await db
    .select({ sub: subcategories.number, cat: categories.number })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(eq(subcategories.id, entry.subcategoryId));
  if (place === undefined) throw new Error(`Subcategory ${entry.subcategoryId} is not stored.`);

  const numbers = await fillSlots(db, entry);
  // As late as can be: the rows of common values are locked from here to the commit.
  const tokens = await countTokens(db, entry);
  const city = tokens.find(({ key }) => key === CITY_KEY);
  await db.insert(adSearch).values({
    ...place,
    ...numbers,
    id: entry.adId,
    city: city?.id ?? null,
    price: entry.priceDirams,
    rank: entry.promotionLevel * LEVEL_UNIT + entry.publishedAt,
    tags: [...tokens.map(({ id }) => id), ...wordTags(entry.text)],
  });
}

/** Numbers of the chosen values, made when new. In one order, so that writers never lock crosswise. */
async function countTokens(
  db: Database,
  { subcategoryId, choices }: SearchEntry,
): Promise<readonly { readonly id: number; readonly key: string }[]> {
  if (choices.length === 0) return [];
  const texts = choices.map(({ key, value }) => JSON.stringify([key, value]));
  const rows = [...new Set(texts)].toSorted().map((text) => {
    const [key, value]: readonly [string, string] = JSON.parse(text);
    return { subcategoryId, key, value, df: 1 };
  });
  return db
    .insert(filterTokens)
    .values(rows)
    .onConflictDoUpdate({
      target: [filterTokens.subcategoryId, filterTokens.key, filterTokens.value],
      set: { df: sql`${filterTokens.df} + 1` },
    })
    .returning({ id: filterTokens.id, key: filterTokens.key });
}

type Slots = Partial<Record<`n${(typeof SLOTS)[number]}`, number>>;

/** The numbers by column. A number beyond the ninth of a subcategory is stored, but not searched. */
async function fillSlots(db: Database, { subcategoryId, numbers }: SearchEntry): Promise<Slots> {
  let known = await findSlots(db, subcategoryId);
  if (numbers.some(({ key }) => !known.has(key)) && known.size < SLOTS.length) {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subcategoryId}, 0))`);
    known = await findSlots(db, subcategoryId);
    const taken = new Set(known.values());
    const free = SLOTS.filter((slot) => !taken.has(slot));
    const strangers = [...new Set(numbers.map(({ key }) => key))].filter((key) => !known.has(key));
    const added = strangers.slice(0, free.length).map((key, at) => ({ key, slot: free[at] ?? 0 }));
    if (added.length > 0) {
      await db.insert(numberSlots).values(added.map((slot) => ({ ...slot, subcategoryId })));
    }
    for (const { key, slot } of added) known.set(key, slot);
  }
  return Object.fromEntries(
    numbers.flatMap(({ key, value }) => {
      const slot = known.get(key);
      return slot === undefined ? [] : [[`n${slot}`, value] as const];
    }),
  );
}

async function findSlots(db: Database, subcategoryId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ key: numberSlots.key, slot: numberSlots.slot })
    .from(numberSlots)
    .where(eq(numberSlots.subcategoryId, subcategoryId));
  return new Map(rows.map(({ key, slot }) => [key, slot]));
}
