import { AD_TYPES } from '../ad/ad-terms.ts';
import { Slug } from '../wire/text.ts';
import { z } from '../wire/zod.ts';

/** One of the eleven categories. */
export const AdType = z.enum(AD_TYPES);
export type AdType = z.infer<typeof AdType>;

/** Requirements of a subcategory beside its filters. */
export const AdLimits = z.object({
  photos_min: z.int().check(z.minimum(0)),
  photos_max: z.int().check(z.minimum(0)),
  /** Whether an ad has a price. */
  price: z.boolean(),
  /** Whether an ad has a location. */
  location: z.boolean(),
});
export type AdLimits = z.infer<typeof AdLimits>;

/** A subcategory in which a seller can publish. */
export const Subcategory = z.object({ id: Slug, name: z.string(), limits: AdLimits });

/** A category in which a seller can publish, with its subcategories. */
export const Category = z.object({
  id: Slug,
  name: z.string(),
  image: z.string(),
  type: AdType,
  has_subcategory_groups: z.boolean(),
  groups: z.array(
    z.object({
      id: Slug,
      name: z.string(),
      subcategories: z.array(z.object({ id: Slug, name: z.string() })),
    }),
  ),
  subcategories: z.array(Subcategory),
});
export type Category = z.infer<typeof Category>;

/** Every category and subcategory in which a seller can publish. */
export const CreationStructure = z.object({
  /** Changes with every change of the definitions. */
  version: z.string(),
  categories: z.array(Category),
});
export type CreationStructure = z.infer<typeof CreationStructure>;
