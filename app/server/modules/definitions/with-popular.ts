import { z } from 'zod/mini';

/** Number of options that are pinned as popular. */
const PINNED = 10;
/** Fewer sellers than this are no market: the recorded choice stays. */
const SELLERS = 20;

/** How many sellers chose an option of a filter, most first. */
export interface OptionUse {
  readonly key: string;
  /** The option's value as text. */
  readonly value: string;
  readonly sellers: number;
}

const Value = z.looseObject({ value: z.nullish(z.union([z.string(), z.number(), z.boolean()])) });
const Filter = z.looseObject({
  key: z.string(),
  has_popular: z.literal(true),
  values: z.array(Value),
});
const Page = z.looseObject({ filters: z.array(z.unknown()) });
type Page = z.infer<typeof Page>;

/** The page that has lists with popular options, and the keys of those lists. */
export function popularKeys(document: unknown): readonly string[] {
  const page = Page.safeParse(document);
  if (!page.success) return [];
  return page.data.filters.flatMap((filter) => {
    const { success, data } = Filter.safeParse(filter);
    return success ? [data.key] : [];
  });
}

/**
 * The page with the options first and popular that its ads have most. A list keeps the recorded
 * ones while too few sellers chose from it.
 */
export function withPopular(document: unknown, uses: readonly OptionUse[]): unknown {
  const page = Page.safeParse(document);
  if (!page.success) return document;
  const filters = page.data.filters.map((filter) => {
    const known = Filter.safeParse(filter);
    if (!known.success) return filter;
    const own = uses.filter(({ key }) => key === known.data.key);
    return own.reduce((sum, { sellers }) => sum + sellers, 0) < SELLERS
      ? filter
      : { ...known.data, values: pinned(known.data.values, own) };
  });
  return { ...page.data, filters };
}

type Value = z.infer<typeof Value>;

function pinned(values: readonly Value[], uses: readonly OptionUse[]): readonly Value[] {
  const byText = new Map(values.map((value) => [String(value.value), value]));
  const first = uses
    .toSorted((a, b) => b.sellers - a.sellers || (a.value < b.value ? -1 : 1))
    .flatMap(({ value }) => {
      const option = byText.get(value);
      return option === undefined ? [] : [option];
    })
    .slice(0, PINNED);
  const isFirst = new Set(first);
  return [
    ...first.map((value) => ({ ...value, is_popular: true })),
    ...values
      .filter((value) => !isFirst.has(value))
      .map((value) => ({ ...value, is_popular: false })),
  ];
}
