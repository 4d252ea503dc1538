import { sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { COMMON_KEYS, findCatalogue, splitWords } from '../../search-index/index.ts';
import { isAdjective } from './subject-of.ru.ts';
import type { GrowingVocabulary } from './vocabulary.ts';

/** Maximum number of subcategories of an option that names a thing: a state is in all. */
const OWN_SCOPES = 12;
const COMMON: ReadonlySet<string> = new Set(COMMON_KEYS);

/** Number of first choices of a form: the kind of the thing is among them. */
const KINDS = 2;

/** The word of an option that may name a thing: «ангора» of «Турецкая ангора»; none of several, nor of a make. */
function thingOf(name: string): string {
  const [thing = '', ...others] = splitWords(name).filter((word) => !isAdjective(word));
  return others.length === 0 && /^\p{Script=Cyrillic}+$/u.test(thing) ? thing : '';
}

/**
 * Adds the options of choices that ads have, and the goods of each subcategory; an ad has one of a choice, by which it may be called,
 * and several of a list: a flat with a conditioner among its conveniences is not called by it.
 */
export async function addMakes(db: Database, vocabulary: GrowingVocabulary): Promise<void> {
  const catalogue = await findCatalogue(db);
  const countUsed = await findUsed(db);
  const adsByName = new Map<string, Map<number, number>>();
  for (const { id, number } of catalogue.subcategoryById.values()) {
    vocabulary.addSection(id, number);
    const fields = catalogue.planOf('create', id)?.fields ?? [];
    const choices = fields.filter(({ key, isMultiple }) => !isMultiple && !COMMON.has(key));
    const kinds = choices.filter(({ index }) => index < KINDS).flatMap((one) => one.options);
    for (const { name } of kinds) vocabulary.addGoods(thingOf(name), number);
    const options = choices.flatMap(({ key, options: all }) =>
      all.map(({ name, value }) => ({ name, ads: countUsed(id, key, String(value)) })),
    );
    for (const { name, ads } of options) {
      if (ads === 0) continue;
      const known = adsByName.get(name) ?? new Map<number, number>();
      adsByName.set(name, known.set(number, (known.get(number) ?? 0) + ads));
    }
  }
  for (const [name, scopes] of adsByName) {
    if (scopes.size > OWN_SCOPES) continue;
    for (const [scope, ads] of scopes) vocabulary.addOption(name, { scope, ads });
  }
}

/** Finds how many of the published ads have an option. */
async function findUsed(
  db: Database,
): Promise<(scope: string, key: string, value: string) => number> {
  const { rows } = await db.execute<{ scope: string; key: string; value: string; df: number }>(sql`
    select scope, key, value, df from filter_tokens where df > 0 and part = 'one'`);
  const used = new Map(
    rows.map(({ scope, key, value, df }) => [JSON.stringify([scope, key, value]), df] as const),
  );
  return (scope, key, value) => used.get(JSON.stringify([scope, key, value])) ?? 0;
}
