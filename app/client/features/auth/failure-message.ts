import { ApiFailure } from '../../api/transport/call.ts';
import { suspectServer } from '../../api/transport/server-watch.ts';
import { authWords, waitText } from './auth-words.ru.ts';

/** Failures of the transport: no code was sent. */
const TRANSPORT_CODES = new Set(['answer', 'server.failed', 'server.slow', 'otp.not-sent']);

/** The message of a failed call of the sign-in. */
export function failureMessage(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) throw failure;
  suspectServer(failure);
  const isLimit = failure.code === 'otp.too-many' || failure.code === 'rate.limited';
  if (isLimit && failure.retryAfterS !== null) return waitText(failure.retryAfterS);
  return failure.message;
}

/** The message of a failed sending of a code. */
export function sendFailureMessage(failure: unknown): string {
  const isTransport = failure instanceof ApiFailure && TRANSPORT_CODES.has(failure.code);
  return isTransport ? authWords.notSent : failureMessage(failure);
}
