import { z } from '../wire/zod.ts';

/** Maximum number of ads in an import offer. */
export const IMPORT_LIMIT = 20;

/** An ad of another site that can be imported (spec §3, «Import candidate card»). */
export const ImportCandidate = z.object({
  id: z.int(),
  title: z.string(),
  /** Price, formatted. */
  subtitle2: z.nullable(z.string()),
  images: z.array(z.object({ url: z.string() })),
});
export type ImportCandidate = z.infer<typeof ImportCandidate>;

/** The candidates of the caller that are not imported yet. */
export const ImportCandidates = z.object({ advertisements: z.array(ImportCandidate) });
export type ImportCandidates = z.infer<typeof ImportCandidates>;

/** Largest id: PostgreSQL's `integer`. */
const MAX_ID = 2 ** 31 - 1;

/** Candidates to publish. */
export const ImportRequest = z.strictObject({
  ids: z
    .array(z.int().check(z.minimum(1), z.maximum(MAX_ID)))
    .check(z.minLength(1), z.maxLength(IMPORT_LIMIT)),
  /** The user agrees to the import (spec §5). */
  has_consent: z.literal(true),
});
export type ImportRequest = z.infer<typeof ImportRequest>;

/** An ad that could not be published: a draft for the device to keep. */
const ImportedDraft = z.object({
  /** Id of its author. */
  owner_id: z.int(),
  category_id: z.string(),
  subcategory_id: z.string(),
  /** Hash of the definitions that the values were read by. */
  plan_hash: z.string(),
  values: z.array(z.object({ key: z.string(), name: z.string(), value: z.unknown() })),
  /** URLs of uploaded photos, the cover first. */
  photos: z.array(z.string()),
  /** Key of the first invalid field; `null` when the ad is complete and a limit refused it. */
  first_field: z.nullable(z.string()),
});

/** Outcome of one candidate: either an ad, or a draft and the reason why. */
const ImportOutcome = z.object({
  id: z.int(),
  title: z.string(),
  /** Id of the published ad; `null` for a draft. */
  advertisement_id: z.nullable(z.int()),
  draft: z.nullable(ImportedDraft),
  /** Why the ad is a draft, for the user. */
  reason: z.nullable(z.string()),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** Outcomes in the order of the request. */
export const ImportResult = z.object({ outcomes: z.array(ImportOutcome) });
export type ImportResult = z.infer<typeof ImportResult>;
