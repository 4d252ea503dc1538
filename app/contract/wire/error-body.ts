import type { Refusal } from './refusals.ts';
import { z } from './zod.ts';

/** A fault of one field; `message` is in Russian. */
export const FieldRefusal = z.object({
  code: z.string(),
  /** Parameters of the sentence, e.g. `{min: 5}`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  message: z.string(),
  level: z.enum(['error', 'warning']),
});
export type FieldRefusal = z.infer<typeof FieldRefusal>;

/** Body of every refusal. */
export const ErrorBody = z.object({
  error: z.object({
    /** A `Refusal`; any string on the wire, so that an old client accepts a new code. */
    code: z.string(),
    /** In Russian, for the user. */
    message: z.string(),
    /** By field key. */
    fields: z.optional(z.record(z.string(), z.array(FieldRefusal))),
    /** Parameters of the refusal, e.g. `{from: 'HIDDEN', allowed: ['RESTORE']}`. */
    params: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
    retry_after_s: z.optional(z.int()),
    request_id: z.string(),
  }),
});
export interface ErrorBody {
  readonly error: {
    readonly code: Refusal;
    readonly message: string;
    readonly fields?: Readonly<Record<string, readonly FieldRefusal[]>>;
    readonly params?: Readonly<Record<string, string | readonly string[]>>;
    readonly retry_after_s?: number;
    readonly request_id: string;
  };
}
