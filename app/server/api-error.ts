import { REFUSALS, type FieldRefusal, type Refusal } from '../contract/index.ts';

/** Faults by field key. */
export type FieldRefusals = Readonly<Record<string, readonly FieldRefusal[]>>;

/** Parameters of a refusal, in the spelling of the wire. */
export type RefusalParams = Readonly<Record<string, string | readonly string[]>>;

/** Optional parts of a refusal. */
interface ApiErrorDetails {
  readonly fields?: FieldRefusals;
  readonly params?: RefusalParams;
  readonly retryAfterS?: number;
  /** Only for the log. */
  readonly cause?: unknown;
}

/** A refusal of the API. Only `plugins/errors.ts` turns it into a response. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: Refusal;
  /** HTTP status of the refusal. */
  readonly statusCode: number;
  readonly fields: FieldRefusals | null;
  readonly params: RefusalParams | null;
  /** Value of Retry-After, in seconds; `null` without one. */
  readonly retryAfterS: number | null;

  constructor(code: Refusal, { fields, params, retryAfterS, cause }: ApiErrorDetails = {}) {
    super(code, { cause });
    this.code = code;
    this.statusCode = REFUSALS[code];
    this.fields = fields ?? null;
    this.params = params ?? null;
    this.retryAfterS = retryAfterS ?? null;
  }
}
