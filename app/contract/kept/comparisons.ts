import { AdCard } from '../ad/advertisement.ts';
import { Slug } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { COMPARISONS_LIMIT } from './kept-terms.ts';

/** A row of a comparison. */
export const ComparisonRow = z.object({
  key: z.string(),
  name: z.string(),
  /** A value per ad, in their order; `null` where the ad has none. */
  values: z.array(z.nullable(z.string())),
  /** Whether the ads have different values. */
  differs: z.boolean(),
});
export type ComparisonRow = z.infer<typeof ComparisonRow>;

/** The compared ads of one subcategory. An ad that is not published any more is `HIDDEN`. */
export const Comparison = z.object({
  subcategory_id: Slug,
  category_id: Slug,
  name: z.string(),
  advertisements: z.array(AdCard).check(z.maxLength(COMPARISONS_LIMIT)),
  /** In the order of the form. */
  rows: z.array(ComparisonRow),
});
export type Comparison = z.infer<typeof Comparison>;

/** All comparisons of a viewer, that of the last added ad first. */
export const Comparisons = z.object({ comparisons: z.array(Comparison) });
export type Comparisons = z.infer<typeof Comparisons>;
