import { sql } from 'drizzle-orm';

import type { Database } from '../../../db/open-database.ts';
import { COMMON_KEYS, findCatalogue } from '../../search-index/index.ts';
import type { GrowingVocabulary } from './vocabulary.ts';

/** Maximum number of subcategories of an option that names a thing: a state is in all. */
const OWN_SCOPES = 12;
const COMMON: ReadonlySet<string> = new Set(COMMON_KEYS);

/**
 * Adds the options of choices that ads have; an ad has one of a choice, by which it may be called,
 * and several of a list: a flat with a conditioner among its conveniences is not called by it.
 */
export async function addMakes(db: Database, vocabulary: GrowingVocabulary): Promise<void> {
  const catalogue = await findCatalogue(db);
  const isUsed = await findUsed(db);
  const scopesByName = new Map<string, Set<number>>();
  for (const { id, number } of catalogue.subcategoryById.values()) {
    const fields = catalogue.planOf('create', id)?.fields ?? [];
    const choices = fields.filter(({ key, isMultiple }) => !isMultiple && !COMMON.has(key));
    const options = choices.flatMap(({ key, options: all }) =>
      all.filter(({ value }) => isUsed(id, key, String(value))),
    );
    for (const { name } of options) {
      scopesByName.set(name, (scopesByName.get(name) ?? new Set<number>()).add(number));
    }
  }
  for (const [name, scopes] of scopesByName) {
    if (scopes.size > OWN_SCOPES) continue;
    for (const scope of scopes) vocabulary.addOption(name, scope);
  }
}

/** Finds which options the published ads have. */
async function findUsed(
  db: Database,
): Promise<(scope: string, key: string, value: string) => boolean> {
  const { rows } = await db.execute<{ scope: string; key: string; value: string }>(sql`
    select scope, key, value from filter_tokens where df > 0 and part = 'one'`);
  const used = new Set(rows.map(({ scope, key, value }) => JSON.stringify([scope, key, value])));
  return (scope, key, value) => used.has(JSON.stringify([scope, key, value]));
}
