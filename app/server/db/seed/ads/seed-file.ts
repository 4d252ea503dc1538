import { z } from '../../../../contract/wire/zod.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const Span = z.tuple([z.number(), z.number()]);

/** A condition on values already chosen: every key holds one of those named. */
const When = z.record(z.string(), z.union([Scalar, z.array(Scalar)]));
export type When = z.infer<typeof When>;

/**
 * A sentence. `{key}` puts a value in, `{key~}` with a small first letter, `{#key год,года,лет}` a
 * number with its noun, `{ый|ая|ое|ые}` the ending that agrees with the product.
 */
const Sentence = z.union([
  z.string(),
  z.strictObject({ if: When, say: z.string() }),
  z.strictObject({ unless: When, say: z.string() }),
]);
export type Sentence = z.infer<typeof Sentence>;

/** How a value comes about; a list is one of its items, each as likely. */
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

/** One thing of a text that is said or not: a list of ways to say it, or the name of one. */
const Part = z.union([
  z.string(),
  z.array(Sentence),
  z.strictObject({ odds: z.number(), of: z.union([z.string(), z.array(Sentence)]) }),
]);
export type Part = z.infer<typeof Part>;

/** Grammatical form of a name, for the words that agree with it. */
export const FORMS = ['m', 'f', 'n', 'p'] as const;

/** Something that people offer, in all its variants. */
export const Product = z.strictObject({
  name: z.string(),
  form: z._default(z.enum(FORMS), 'm'),
  /** Who alone offers it. */
  who: z.optional(z.enum(['man', 'woman'])),
  /** How many turns it has for one of another. */
  weight: z._default(z.int(), 1),
  /** In somoni: from the most worn to the newest. */
  price: z.optional(Span),
  photos: z.optional(z.array(z.string())),
  with: z._default(z.record(z.string(), Spec), {}),
  titles: z.optional(z.array(Sentence)),
  says: z._default(z.array(Sentence), []),
  /** Words for sentences that are no values. */
  words: z._default(z.record(z.string(), z.string()), {}),
  /** What the shape of the file reads. */
  shape: z.optional(z.unknown()),
});
export type Product = z.infer<typeof Product>;

/** How the ads of one subcategory are written. */
export const AdsFile = z.strictObject({
  /** Published ads. */
  count: z.int(),
  /** Who publishes: trades of `sellers.json`; `people` is everybody but the shops. */
  trades: z.array(z.string()),
  /** Whether people offer themselves, so that words agree with them and not with the product. */
  isAboutSeller: z._default(z.boolean(), false),
  /** How values that hang together are made. */
  shape: z.optional(z.enum(['car', 'phone', 'flat', 'dwelling', 'new-building', 'job'])),
  /** What the shape reads. */
  facts: z.optional(z.unknown()),
  photos: z._default(z.array(z.string()), []),
  /** Pictures of one ad. */
  gallery: z._default(Span, [1, 1]),
  /** What shops choose otherwise than people, before all else. */
  shop: z._default(z.record(z.string(), Spec), {}),
  values: z._default(z.record(z.string(), Spec), {}),
  /** Chosen when the shape has done its part. */
  after: z._default(z.record(z.string(), Spec), {}),
  titles: z._default(z.array(Sentence), []),
  text: z.array(Part),
  products: z.array(Product).check(z.minLength(1)),
});
export type AdsFile = z.infer<typeof AdsFile>;

/** Ways to say what many ads say, by name. */
export const Phrases = z.record(z.string(), z.array(Sentence));
export type Phrases = z.infer<typeof Phrases>;

/** Streets of a town, or of a part of the capital, and how the town is said after «в». */
export const Places = z.array(
  z.strictObject({
    city: z.string(),
    /** How many of a hundred people live there. */
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

/** Who publishes. */
export const Sellers = z.strictObject({
  /** What private people do; each takes the next one. */
  walks: z.array(
    z.strictObject({
      trades: z.array(z.string()),
      who: z.optional(z.enum(['man', 'woman'])),
      /** Whether they live outside of the capital. */
      isRural: z.optional(z.boolean()),
    }),
  ),
  people: z.int(),
  /** What a woman's surname ends with beyond a man's. */
  womansEnding: z.string(),
  /** What people say of themselves. */
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
