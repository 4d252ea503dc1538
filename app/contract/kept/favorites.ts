import { AdCard } from '../ad/advertisement.ts';
import { IdText, Slug, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { NOTE_LENGTH } from './kept-terms.ts';

/** Adds an ad to the favourites, or changes its note. */
export const FavoriteBody = z.strictObject({
  /** Absent: the note stays as it is; `null` or blank: there is none. */
  note: z.optional(z.nullable(text(NOTE_LENGTH))),
});
export type FavoriteBody = z.infer<typeof FavoriteBody>;

/** Request of favourites; without a category of all categories. */
export const FavoritesQuery = z.object({
  category_id: z.optional(Slug),
  cursor: z.optional(IdText),
});
export type FavoritesQuery = z.infer<typeof FavoritesQuery>;

/** A favourite. An ad that is not published any more has the status `HIDDEN`. */
export const FavoriteCard = z.extend(AdCard, {
  /** How much cheaper the ad is since it was added, formatted; `null` when it is not. */
  cheaper_by: z.nullable(z.string()),
});
export type FavoriteCard = z.infer<typeof FavoriteCard>;

/** A page of favourites, the last added first. */
export const FavoritePage = z.object({
  favorites: z.array(FavoriteCard),
  cursor: z.nullable(z.string()),
  /** The categories of all favourites, in the order of the site. */
  categories: z.array(z.object({ id: Slug, name: z.string(), count: z.int() })),
});
export type FavoritePage = z.infer<typeof FavoritePage>;
