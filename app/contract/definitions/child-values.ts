import { filledText, text } from '../wire/text.ts';
import { z } from '../wire/zod.ts';
import { FilterGroup, FilterValue } from './filter-page.ts';

/** Maximum number of values in one page of a child list. */
export const CHILD_VALUES_PAGE = 200;
/** Maximum number of parent values in one request. */
const PARENTS_LIMIT = 200;

const Parent = filledText(400);

/** Request of a filter's values. */
export const ChildValuesQuery = z.object({
  /** Texts of the parent's values, repeated for several; absent for a list without a parent. */
  parent: z.optional(z.union([Parent, z.array(Parent).check(z.maxLength(PARENTS_LIMIT))])),
  /** Part of the name; case, ё and Tajik letters are folded. */
  q: z.optional(text(200)),
  /** `next_cursor` of the previous page. */
  cursor: z.optional(z.string().check(z.regex(/^\d{1,3}\.\d{1,9}$/))),
});
export type ChildValuesQuery = z.infer<typeof ChildValuesQuery>;

/** A page of values, in display order. */
export const ChildValues = z.object({
  values: z.array(FilterValue),
  /** Groups of the whole list; only in the first page. */
  groups: z.array(FilterGroup),
  /** `null` after the last page. */
  next_cursor: z.nullable(z.string()),
});
export type ChildValues = z.infer<typeof ChildValues>;
