import type { Refusal } from './refusals.ts';
import { z } from './zod.ts';

/** One thing wrong with one field; `message` in Russian. */
export const FieldRefusal = z.object({
  code: z.string(),
  /** Numbers and words the sentence is made of, e.g. `{min: 5}`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
  level: z.enum(['error', 'warning']),
});
export type FieldRefusal = z.infer<typeof FieldRefusal>;

/** The one shape of every refusal, whatever went wrong. */
export const ErrorBody = z.object({
  error: z.object({
    /** A `Refusal`; kept open on the wire so that an old client survives a new code. */
    code: z.string(),
    /** In Russian, fit to be shown. */
    message: z.string(),
    /** By field key. */
    fields: z.optional(z.record(z.string(), z.array(FieldRefusal))),
    retry_after_s: z.optional(z.int()),
    request_id: z.string(),
  }),
});
export interface ErrorBody {
  readonly error: {
    readonly code: Refusal;
    readonly message: string;
    readonly fields?: Readonly<Record<string, readonly FieldRefusal[]>>;
    readonly retry_after_s?: number;
    readonly request_id: string;
  };
}
