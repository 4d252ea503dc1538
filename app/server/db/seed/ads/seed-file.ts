import { z } from '../../../../contract/wire/zod.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const Span = z.tuple([z.number(), z.number()]);

/** A condition on chosen values: every key has one of the named values. */
const When = z.record(z.string(), z.union([Scalar, z.array(Scalar)]));
export type When = z.infer<typeof When>;

/**
 * A sentence. `{key}` inserts a value, `{key~}` with a lower-case first letter, `{#key
 * год,года,лет}` a number with its noun, `{ый|ая|ое|ые}` the ending that agrees with the product.
 */
const Sentence = z.union([
  z.string(),
  z.strictObject({ if: When, say: z.string() }),
  z.strictObject({ unless: When, say: z.string() }),
]);
export type Sentence = z.infer<typeof Sentence>;

/** Rule for a value; a list is one of its items, all equally likely. */
export type Spec =
  | string
  | number
  | boolean
  | readonly Spec[]
  | { readonly some: readonly (string | number)[]; readonly count: readonly [number, number] }
  | { readonly number: readonly [number, number]; readonly step?: number | undefined }
  | {
      readonly day: readonly [number, number];
      readonly hours?: readonly [number, number] | undefined;
    }
  | { readonly odds: number; readonly take: Spec }
  | {
      readonly by: string;
      readonly cases: Readonly<Record<string, Spec>>;
      readonly rest?: Spec | undefined;
    }
  | { readonly say: readonly Sentence[] }
  | { readonly times: string; readonly share: readonly [number, number] }
  | { readonly range: readonly [number, number] }
  | { readonly imei: true };

const Spec: z.ZodMiniType<Spec> = z.lazy(() =>
  z.union([
    Scalar,
    z.array(Spec),
    z.strictObject({ some: z.array(z.union([z.string(), z.number()])), count: Span }),
    z.strictObject({ number: Span, step: z.optional(z.number()) }),
    z.strictObject({ day: Span, hours: z.optional(Span) }),
    z.strictObject({ odds: z.number(), take: Spec }),
    z.strictObject({ by: z.string(), cases: z.record(z.string(), Spec), rest: z.optional(Spec) }),
    z.strictObject({ say: z.array(Sentence) }),
    z.strictObject({ times: z.string(), share: Span }),
    z.strictObject({ range: Span }),
    z.strictObject({ imei: z.literal(true) }),
  ]),
);

/** An optional part of a text: a list of its variants, or the name of one. */
const Part = z.union([
  z.string(),
  z.array(Sentence),
  z.strictObject({ odds: z.number(), of: z.union([z.string(), z.array(Sentence)]) }),
]);
export type Part = z.infer<typeof Part>;

/** Grammatical form of a name, for agreement. */
export const FORMS = ['m', 'f', 'n', 'p'] as const;

/** A product in all its variants. */
export const Product = z.strictObject({
  name: z.string(),
  form: z._default(z.enum(FORMS), 'm'),
  /** The only trade that offers it. */
  who: z.optional(z.enum(['man', 'woman'])),
  /** Its weight; 1 by default. */
  weight: z._default(z.int(), 1),
  /** In somoni: from the most worn to the newest. */
  price: z.optional(Span),
  photos: z.optional(z.array(z.string())),
  with: z._default(z.record(z.string(), Spec), {}),
  titles: z.optional(z.array(Sentence)),
  says: z._default(z.array(Sentence), []),
  /** Words for sentences, without a filter. */
  words: z._default(z.record(z.string(), z.string()), {}),
  /** Facts for the shape of the file. */
  shape: z.optional(z.unknown()),
});
export type Product = z.infer<typeof Product>;

/** How the ads of one subcategory are generated. */
export const AdsFile = z.strictObject({
  /** Number of published ads. */
  count: z.int(),
  /** Trades of the sellers, from `sellers.json`; `people` is all but the shops. */
  trades: z.array(z.string()),
  /** Whether people offer themselves, so that words agree with them and not with the product. */
  isAboutSeller: z._default(z.boolean(), false),
  /** The shape that generates dependent values. */
  shape: z.optional(z.enum(['car', 'phone', 'flat', 'dwelling', 'new-building', 'job'])),
  /** Facts for the shape. */
  facts: z.optional(z.unknown()),
  photos: z._default(z.array(z.string()), []),
  /** Pictures of one ad. */
  gallery: z._default(Span, [1, 1]),
  /** Values that shops choose differently from people, before all others. */
  shop: z._default(z.record(z.string(), Spec), {}),
  values: z._default(z.record(z.string(), Spec), {}),
  /** Chosen after the shape's values. */
  after: z._default(z.record(z.string(), Spec), {}),
  titles: z._default(z.array(Sentence), []),
  text: z.array(Part),
  products: z.array(Product).check(z.minLength(1)),
});
export type AdsFile = z.infer<typeof AdsFile>;

/** Common sentences by name. */
export const Phrases = z.record(z.string(), z.array(Sentence));
export type Phrases = z.infer<typeof Phrases>;

/** Streets of a town or of a district of the capital, and the town's name after «в». */
export const Places = z.array(
  z.strictObject({
    city: z.string(),
    /** Its share of the population, in percent. */
    weight: z.int(),
    within: z.string(),
    parts: z.array(
      z.strictObject({
        district: z.nullable(z.string()),
        point: z.nullable(Span),
        streets: z.array(z.string()),
      }),
    ),
  }),
);
export type Places = z.infer<typeof Places>;

/** Facts about the sellers. */
export const Sellers = z.strictObject({
  /** Trades of private people, assigned in turn. */
  walks: z.array(
    z.strictObject({
      trades: z.array(z.string()),
      who: z.optional(z.enum(['man', 'woman'])),
      /** Whether they live outside of the capital. */
      isRural: z.optional(z.boolean()),
    }),
  ),
  people: z.int(),
  /** Ending of a woman's surname. */
  womansEnding: z.string(),
  /** Descriptions of people by themselves. */
  about: z.array(z.string()),
  shops: z.array(
    z.strictObject({
      name: z.string(),
      trades: z.array(z.string()),
      city: z.string(),
      about: z.string(),
      description: z.string(),
      delivery: z.boolean(),
      verified: z.boolean(),
      addresses: z.int(),
    }),
  ),
});
export type Sellers = z.infer<typeof Sellers>;

/** Given names and surnames; a woman's surname takes «-а». */
export const People = z.object({
  male: z.array(z.string()),
  female: z.array(z.string()),
  surnames: z.array(z.string()),
});
export type People = z.infer<typeof People>;
