import type { FieldRefusal } from '../../../contract/index.ts';

interface FailureDetails {
  readonly fields?: ApiFailure['fields'] | undefined;
  readonly retryAfterS?: number | undefined;
}

/** A failed call; `message` is in the language of the pages, for the user. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** The refusal's stable code; `network` without an answer, `answer` for an invalid one. */
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly FieldRefusal[]>> | null;
  /** Delay before the next try, in s; `null` when the server names none. */
  readonly retryAfterS: number | null;

  constructor(code: string, message: string, details: FailureDetails = {}) {
    super(message);
    this.code = code;
    this.fields = details.fields ?? null;
    this.retryAfterS = details.retryAfterS ?? null;
  }
}
