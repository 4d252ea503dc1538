import { asc, eq, isNotNull, sql } from 'drizzle-orm';

import { midnight } from '../../../../fixtures/ads/chance/days.ts';
import { makeAds } from '../../../../fixtures/ads/make-ads.ts';
import { makeSellers } from '../../../../fixtures/ads/people/make-sellers.ts';
import { readAdFacts, type AdFacts } from '../../../../fixtures/ads/read-ad-facts.ts';
import type { SeedAd } from '../../../../fixtures/ads/seed-ad.ts';
import type { SellerSlot } from '../../../../fixtures/ads/seller-slot.ts';
import {
  findSubcategoryForm,
  validateFilters,
  toAdRow,
  type ValidatedFilters,
  type NewAdRow,
  type SubcategoryForm,
} from '../../modules/advertisements/index.ts';
import { loadOptionsOnce } from '../../modules/definitions/index.ts';
import type { Database } from '../open-database.ts';
import { categories, subcategories } from '../schema.ts';
import { storeAds, type NumberedAd } from './store-ads.ts';

/**
 * Number of ads that are validated at once: few enough that none times out waiting for a
 * connection.
 */
const TOGETHER = 50;

/**
 * Fills an empty market with people, shops and ads; the forms validate the ads. Does nothing when
 * the database has or had a user or an ad, or the folder lacks `seed/`.
 *
 * @param folder Of the fixtures.
 * @param now Reference of the ads' ages; the same day produces the same market.
 * @returns Number of stored ads; `null` when there was nothing to do.
 * @throws When a form refuses an ad, with the form's message.
 */
export async function seedAds(db: Database, folder: string, now: Date): Promise<number | null> {
  if (await isUsed(db)) return null;
  const facts = await readAdFacts(folder);
  if (facts === null) return null;

  const market = await createSeedMarket(db, facts, now);
  const made = market.makeRound('');
  const rows = await market.validate(
    made,
    made.map((_ad, index) => index + 1),
  );
  await storeAds(db, { sellers: market.sellers, rows, now });
  return rows.length;
}

/** Makes and validates ads, round by round. */
export interface SeedMarket {
  readonly sellers: ReturnType<typeof makeSellers>;
  /** Ads of a round; those of two rounds differ. */
  readonly makeRound: (round: string) => readonly SeedAd[];
  /** The rows of some ads with these ids. Throws with the form's message for a refused ad. */
  readonly validate: (ads: readonly SeedAd[], ids: readonly number[]) => Promise<NumberedAd[]>;
  /** The same without the refused ads: the words of a further round may be too few for a form. */
  readonly validateFit: SeedMarket['validate'];
}

/** Reads the forms of a store, and makes the people of a market. */
export async function createSeedMarket(
  db: Database,
  facts: AdFacts,
  now: Date,
): Promise<SeedMarket> {
  const today = midnight(now);
  const forms = await findForms(db, facts);
  const slots = forms.map(({ slot }) => slot);
  const sellers = makeSellers({ ...facts, today });
  const validate = validateWith(db, new Map(forms.map(({ slot, form }) => [slot, form])));
  return {
    sellers,
    makeRound: (round) => makeAds({ ...facts, slots, sellers, today, round }),
    validate: (made, ids) => validateAll(made, (ad, index) => validate(ad, ids[index] ?? 0)),
    validateFit: async (made, ids) => {
      const rows = await validateAll(made, (ad, index) =>
        validate(ad, ids[index] ?? 0).catch(nullWhenRefused),
      );
      return rows.filter((row) => row !== null);
    },
  };
}

/** A form's refusal of a made ad. */
class RefusedAdError extends Error {
  override readonly name = 'RefusedAdError';
}

function nullWhenRefused(error: unknown): null {
  if (error instanceof RefusedAdError) return null;
  throw error;
}

async function validateAll<Row>(
  made: readonly SeedAd[],
  validate: (ad: SeedAd, index: number) => Promise<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < made.length; from += TOGETHER) {
    const some = made.slice(from, from + TOGETHER);
    rows.push(...(await Promise.all(some.map((ad, index) => validate(ad, from + index)))));
  }
  return rows;
}

/** Whether a user or an ad exists or existed: ids then do not start at 1. */
async function isUsed(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(sql`
    select bool_or(is_called or last_value > 1) as used
    from (select is_called, last_value from users_id_seq
          union all select is_called, last_value from ads_id_seq) numbers`);
  return rows[0]?.used !== false;
}

interface SeededForm {
  readonly slot: SellerSlot;
  readonly form: SubcategoryForm;
}

/** Finds the forms of all offered subcategories with ads to generate. */
async function findForms(db: Database, { files }: AdFacts): Promise<readonly SeededForm[]> {
  const ids = await db
    .select({ id: subcategories.id, categoryId: categories.id })
    .from(subcategories)
    .innerJoin(categories, eq(categories.id, subcategories.categoryId))
    .where(isNotNull(subcategories.ordinal))
    .orderBy(asc(categories.ordinal), asc(subcategories.ordinal));
  const forms: SeededForm[] = [];
  for (const { id, categoryId } of ids) {
    const file = files.get(id);
    if (file === undefined) continue;
    const form = await findSubcategoryForm(db, categoryId, id);
    const { plan, type } = form;
    forms.push({ form, slot: { categoryId, subcategoryId: id, plan, type, file } });
  }
  return forms;
}

type Validator = (ad: SeedAd, id: number) => Promise<NumberedAd>;

/** Validates as the API does. Loads every list once: many ads need the same list. */
function validateWith(db: Database, forms: ReadonlyMap<SellerSlot, SubcategoryForm>): Validator {
  const load = loadOptionsOnce(db);
  return async (ad, id) => {
    const form = forms.get(ad.slot);
    if (form === undefined) throw new Error(`There is no form for ${ad.slot.subcategoryId}.`);
    const validated = await validateFilters(form, ad.filters, (effect) => load(form.plan, effect));
    const [fault] = validated.findings;
    if (fault !== undefined) throw new RefusedAdError(refusal(ad, fault));
    const { photos_min: least, photos_max: most } = form.limits;
    if (ad.images.length < least || ad.images.length > most) {
      throw new Error(`${title(ad)} has ${ad.images.length} pictures, not ${least} to ${most}.`);
    }
    return { id, ...toRow(ad, validated) };
  };
}

function refusal(ad: SeedAd, [key, { message }]: readonly [string, { message: string }]): string {
  const value = JSON.stringify(ad.filters[key]);
  return `${title(ad)} is refused at "${key}", which holds ${value}: ${message}`;
}

function title({ slot, filters }: SeedAd): string {
  return `The seeded ad «${String(filters['title'])}» of ${slot.subcategoryId}`;
}

function toRow(ad: SeedAd, validated: ValidatedFilters): NewAdRow {
  const { status, createdAt, views, images, promotionType, promotionPeriod, seller } = ad;
  const row = toAdRow(validated, {
    ownerId: seller.id,
    images,
    location: null,
    isPlaceExact: false,
    promotionType,
    promotionPeriod,
    publishedAt: createdAt,
  });
  const wasPublished = status === 'PUBLISHED' || status === 'HIDDEN' || status === 'EXPIRED';
  return {
    ...row,
    status,
    views,
    phoneViews: 0,
    createdAt,
    publishedAt: wasPublished ? createdAt : null,
    expiresAt: wasPublished ? row.expiresAt : null,
  };
}
