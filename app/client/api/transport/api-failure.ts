import type { FieldRefusal } from '../../../contract/index.ts';

interface FailureDetails {
  readonly fields?: ApiFailure['fields'] | undefined;
  readonly retryAfterS?: number | undefined;
}

/** A call that came to nothing; `message` is Russian and fit to be shown. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** The refusal's stable code; `network` without an answer, `answer` for one that makes no sense. */
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly FieldRefusal[]>> | null;
  /** How long to wait before asking again, in s; `null` when the server does not say. */
  readonly retryAfterS: number | null;

  constructor(code: string, message: string, details: FailureDetails = {}) {
    super(message);
    this.code = code;
    this.fields = details.fields ?? null;
    this.retryAfterS = details.retryAfterS ?? null;
  }
}
