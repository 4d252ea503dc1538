import { DATA_TYPES, FIELD_TYPES } from '@bozor/form-engine';
import { MAX_LATITUDE, MAX_LONGITUDE } from '@bozor/form-engine/rules';

import { AD_KINDS, FACT_ICONS } from '../ad/ad-terms.ts';
import { z } from '../wire/zod.ts';

const Id = z.union([z.string(), z.int()]);
const Scalar = z.union([z.string(), z.number(), z.boolean()]);

/** A point in decimal degrees (WGS 84). */
export const Point = z.object({
  latitude: z.number().check(z.minimum(-MAX_LATITUDE), z.maximum(MAX_LATITUDE)),
  longitude: z.number().check(z.minimum(-MAX_LONGITUDE), z.maximum(MAX_LONGITUDE)),
});

/** URL of an image (http, https or an absolute path), or a colour `#rrggbb` (spec §5). */
const Icon = z.string().check(z.regex(/^(?:https?:\/\/[^\s]+|\/[^\s]*|#[0-9a-fA-F]{6})$/));

/** One entry of `values` of a filter definition (spec §3). */
export const FilterValue = z.object({
  id: z.nullish(Id),
  name: z.string(),
  value: z.nullish(Scalar),
  selected: z.nullish(z.boolean()),
  is_popular: z.nullish(z.boolean()),
  key: z.nullish(z.string()),
  icon: z.nullish(Icon),
  location: z.nullish(Point),
});
export type FilterValue = z.infer<typeof FilterValue>;

/** One entry of `groups` of a filter definition (spec §3). */
export const FilterGroup = z.object({ group: z.string(), value_keys: z.array(z.string()) });
export type FilterGroup = z.infer<typeof FilterGroup>;

/**
 * A filter definition as the server sends it (spec §3). The engine accepts more; the server sends
 * only this.
 */
export const FilterDefinition = z.object({
  id: Id,
  parent_filter_id: z.nullish(Id),
  name: z.string(),
  placeholder: z.nullish(z.string()),
  input_suffix: z.nullish(z.string()),
  key: z.string().check(z.minLength(1)),
  type: z.enum(FIELD_TYPES),
  data_type: z.enum(DATA_TYPES),
  has_next_filter: z.nullish(z.boolean()),
  has_popular: z.nullish(z.boolean()),
  is_multiselect: z.nullish(z.boolean()),
  is_required: z.nullish(z.boolean()),
  error_message: z.nullish(z.string()),
  no_selection_message: z.nullish(z.string()),
  min_value: z.nullish(z.number()),
  max_value: z.nullish(z.number()),
  /** Keys of numbers of the same page that this number may not pass; an extension of ours. */
  min_key: z.nullish(z.string()),
  max_key: z.nullish(z.string()),
  min_length: z.nullish(z.int()),
  max_length: z.nullish(z.int()),
  show_if: z.nullish(
    z.array(z.object({ key: z.string(), value: z.union([Scalar, z.array(Scalar)]) })),
  ),
  values: z.nullish(z.array(FilterValue)),
  groups: z.nullish(z.array(FilterGroup)),
});

const Breadcrumb = z.object({ id: Id, name: z.string() });

/** Titled rows of subcategories (spec §3; the name `list` for the entries is ours). */
const CategoryRow = z.object({
  title: z.string(),
  list: z.array(z.object({ id: Id, category_id: Id, subcategory_id: Id, name: z.string() })),
});

/** Filter page of a category or subcategory (spec §3, §7). */
export const FilterPage = z.object({
  breadcrumbs: z.array(Breadcrumb),
  categories: z.nullish(z.array(CategoryRow)),
  /** The second shape of `categories` in the specification. */
  categories_list: z.nullish(z.array(Breadcrumb)),
  filters: z.array(FilterDefinition),
});
export type FilterPage = z.infer<typeof FilterPage>;

/** Maximum number of facts of a card, and of its periods; maximum length of one in UTF-16 units. */
const FACTS_LIMIT = 8;
const FACT_LENGTH = 60;

/** A fact of a card and of the ad's page. */
const CardFact = z.object({
  /** `{key}` is the value of a filter, `{floor}/{floors} эт.` has words beside its values. */
  text: z.string().check(z.maxLength(FACT_LENGTH)),
  /** Name of the fact; `null`: that of its first filter. */
  name: z.nullable(z.string().check(z.maxLength(FACT_LENGTH))),
  icon: z.nullable(z.enum(FACT_ICONS)),
});

/** What the price of some ads is for: of those with the value of a filter, or of all others. */
const CardPeriod = z.object({
  /** «в месяц», after the price. */
  text: z.string().check(z.maxLength(FACT_LENGTH)),
  /** `null`: of every ad. */
  when: z.nullable(z.object({ key: z.string(), value: z.string() })),
});

/** What a card and the page of an ad show of its values. The specification has no such object. */
export const CardRule = z.object({
  /** Facts, the most important first. */
  facts: z.array(CardFact).check(z.maxLength(FACTS_LIMIT)),
  /** Key of the choice that names what the price is for: «В месяц», «За час». */
  price_period: z.nullable(z.string()),
  /** Periods that follow from other values: of a rent by its deal. The first that applies wins. */
  periods: z.optional(z.array(CardPeriod).check(z.maxLength(FACTS_LIMIT))),
  /** Key of the name that is shown instead of the publisher's: that of a company. */
  company: z.nullable(z.string()),
  kind: z.enum(AD_KINDS),
});
export type CardRule = z.infer<typeof CardRule>;

/** Filter page of a subcategory for a seller, with the steps of the form and the rule of cards. */
export const CreatePage = z.extend(FilterPage, {
  steps: z.array(z.object({ id: Id, title: z.string(), filter_ids: z.array(Id) })),
  card: z.optional(CardRule),
});
export type CreatePage = z.infer<typeof CreatePage>;
