import { filledText, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { FilterGroup, FilterValue } from './filter-page.ts';

/** Values in one page of a child list, at most. */
export const CHILD_VALUES_PAGE = 200;
/** Parent values asked at once, at most: more than any list of ours lets a person tick. */
const PARENTS_LIMIT = 200;

const Parent = filledText(400);

/** Which values of a filter are asked for. */
export const ChildValuesQuery = z.object({
  /** Texts of the parent's values, repeated for several; left out for a list without a parent. */
  parent: z.optional(z.union([Parent, z.array(Parent).check(z.maxLength(PARENTS_LIMIT))])),
  /** Part of the name; case, ё and Tajik letters do not matter. */
  q: z.optional(text(200)),
  /** `next_cursor` of the page before. */
  cursor: z.optional(z.string().check(z.regex(/^\d{1,3}\.\d{1,9}$/))),
});
export type ChildValuesQuery = z.infer<typeof ChildValuesQuery>;

/** A page of values, in the order to show. */
export const ChildValues = z.object({
  values: z.array(FilterValue),
  /** Of the whole list; sent with the first page alone. */
  groups: z.array(FilterGroup),
  /** `null` after the last page. */
  next_cursor: z.nullable(z.string()),
});
export type ChildValues = z.infer<typeof ChildValues>;
