import { and, eq, sql, type SQL } from 'drizzle-orm';

import {
  SIMILAR_ADS_LIMIT,
  type AdCard,
  type Refusal,
  type SimilarAds,
} from '../../../contract/index.ts';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { ads, categories, subcategories } from '../../db/schema.ts';
import { findCards, isOwner, whyNotShown } from '../advertisements/index.ts';
import type { Viewer } from '../sessions/index.ts';
import { findTraits, type Trait } from './find-traits.ts';

/** Maximum difference of a near price, as a part of the price. */
const NEAR_PRICE = 0.3;
/** Maximum number of compared ads per step. */
const COMPARED = 150;
/** Refusals of an ad whose visitors may know which one it was; a deleted ad has no name. */
const NAMED: ReadonlySet<Refusal | null> = new Set(['ad.hidden', 'ad.sold', 'ad.expired']);
/** Part of the similarity that a near price is worth. */
const PRICE_SHARE = 0.25;

/**
 * Finds the published ads that are most similar to an ad: of its subcategory, with most of its
 * telling values, at a near price. A closed ad has similar ones too. To anyone but its seller those
 * of an unpublished ad are the newest of its subcategory: its values and its price are private.
 *
 * @throws {ApiError} ad.unknown: there is no such ad.
 */
export async function findSimilarAds(
  db: Database,
  id: number,
  viewer: Viewer | null,
): Promise<SimilarAds> {
  const ad = await findSource(db, id);
  if (ad === null) throw new ApiError('ad.unknown');
  const refusal = whyNotShown(ad);
  const isPrivate = isUnpublished(ad) && !isOwner(ad, viewer);
  const source = isPrivate ? { ...ad, attrs: {}, priceDirams: null } : ad;
  const { rows } = await db.execute<{ id: number }>(toQuery(source, await findTraits(db, source)));
  const named = NAMED.has(refusal) ? [id] : [];
  const cards = await findCards(db, [...rows.map((row) => row.id), ...named], viewer);
  return {
    advertisements: cards.filter((card) => card.id !== id),
    closed_ad: nameOf(cards.find((card) => card.id === id)),
  };
}

/** What visitors may read of a closed ad. */
function nameOf(card: AdCard | undefined): SimilarAds['closed_ad'] {
  if (card === undefined) return null;
  const { title, subtitle2, category_id, subcategory_id, images } = card;
  return { title, subtitle2, category_id, subcategory_id, images: images.slice(0, 1) };
}

type Source = NonNullable<Awaited<ReturnType<typeof findSource>>>;

/** Whether moderation holds or refused the ad, also when its seller deleted it afterwards. */
function isUnpublished({ status, statusBefore, closeReason }: Source): boolean {
  return whyNotShown({ status: statusBefore ?? status, closeReason }) === 'ad.unpublished';
}

async function findSource(db: Database, id: number) {
  const [row] = await db
    .select({
      id: ads.id,
      ownerId: ads.ownerId,
      status: ads.status,
      statusBefore: ads.statusBefore,
      closeReason: ads.closeReason,
      subcategoryId: ads.subcategoryId,
      priceDirams: ads.priceDirams,
      attrs: ads.attrs,
      cat: categories.number,
      sub: subcategories.number,
    })
    .from(ads)
    .innerJoin(categories, eq(categories.id, ads.categoryId))
    .innerJoin(subcategories, eq(subcategories.id, ads.subcategoryId))
    .where(and(eq(ads.id, id)));
  return row ?? null;
}

/**
 * Compares a bounded number of ads: the newest that share the two most telling values, then one,
 * then none, each at a near price first.
 */
function toQuery({ id, cat, sub, priceDirams }: Source, traits: readonly Trait[]): SQL {
  const near = priceDirams === null ? null : nearPrice(priceDirams);
  const shared = [
    ...[2, 1].filter((count) => traits.length >= count).map((count) => hasAll(traits, count)),
    sql`true`,
  ];
  const steps = shared.flatMap((tags) =>
    near === null ? [tags] : [sql`${tags} and ${near}`, tags],
  );
  const read = (step: SQL) => sql`(
    select id, price, published, tags from ad_search
    where cat = ${cat} and sub = ${sub} and id <> ${id} and ${step}
    order by published desc, id desc limit ${COMPARED}
  )`;
  const total = traits.reduce((sum, { weight }) => sum + weight, 0);
  const points = [
    ...traits.map(
      ({ token, weight }) =>
        sql`case when ${token}::int = any(tags) then ${weight}::float8 else 0 end`,
    ),
    // Above zero without traits too.
    ...(near === null
      ? []
      : [sql`case when ${near} then ${1 + total * PRICE_SHARE}::float8 else 0 end`]),
    sql`0::float8`,
  ];
  return sql`
    select id from (${sql.join(steps.map(read), sql` union `)}) compared
    order by ${sql.join(points, sql` + `)} desc, published desc, id desc
    limit ${SIMILAR_ADS_LIMIT}`;
}

function hasAll(traits: readonly Trait[], count: number): SQL {
  const tokens = traits.slice(0, count).map(({ token }) => token);
  return sql`tags @> ${sql.param(tokens)}::int[]`;
}

function nearPrice(dirams: number): SQL {
  const [low, high] = [1 - NEAR_PRICE, 1 + NEAR_PRICE].map((part) => Math.round(dirams * part));
  return sql`price between ${low} and ${high}`;
}
