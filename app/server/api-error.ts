import { REFUSALS, type FieldRefusal, type Refusal } from '../contract/index.ts';

/** Faults by field key. */
export type FieldRefusals = Readonly<Record<string, readonly FieldRefusal[]>>;

/** What may be added to a refusal. */
interface ApiErrorDetails {
  readonly fields?: FieldRefusals;
  readonly retryAfterS?: number;
  /** For the log alone. */
  readonly cause?: unknown;
}

/** What the API refuses to do, and why. `plugins/errors.ts` alone turns it into an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: Refusal;
  /** HTTP status, by the catalogue of refusals. */
  readonly statusCode: number;
  readonly fields: FieldRefusals | null;
  /** When to come again, in seconds; `null`: no matter when. */
  readonly retryAfterS: number | null;

  constructor(code: Refusal, { fields, retryAfterS, cause }: ApiErrorDetails = {}) {
    super(code, { cause });
    this.code = code;
    this.statusCode = REFUSALS[code];
    this.fields = fields ?? null;
    this.retryAfterS = retryAfterS ?? null;
  }
}
