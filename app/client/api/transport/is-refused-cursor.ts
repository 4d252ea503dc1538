import { ApiFailure } from './api-failure.ts';

const REFUSED: ReadonlySet<string> = new Set(['cursor.foreign', 'request.invalid']);

/** Whether the server refuses the cursor of a request, and would refuse it again. */
export function isRefusedCursor(error: Error | null): boolean {
  return error instanceof ApiFailure && REFUSED.has(error.code);
}
