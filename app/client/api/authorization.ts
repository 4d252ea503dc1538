import type { CreatedUser, Verified } from '../../contract/index.ts';
import { PHONE_PREFIX, RESEND_AFTER_MS, routes, urlOf } from '../../contract/plain.ts';
import { createCell } from '../cell/cell.ts';
import { currentSession } from '../device/session.ts';
import { openSession } from './open-session.ts';
import { call } from './transport/call.ts';

/** The last code asked for on this page: what «phone number, request id» of a session are (spec §3). */
const lastCode = createCell<SentCode | null>({ server: null });

interface SentCode {
  readonly phone: string;
  readonly requestId: string;
  readonly at: number;
}

/**
 * Has a one-time code sent to `+992` and nine digits, and answers with the request's id.
 *
 * Who steps back, or closes the dialog, and asks again within a minute goes on with the code that
 * is already there: the server would send no other.
 *
 * @throws {ApiFailure} otp.too-soon, otp.too-many, …
 */
export async function requestCode(digits: string, signal: AbortSignal): Promise<string> {
  const phone = PHONE_PREFIX + digits;
  const last = lastCode.value();
  if (last?.phone === phone && Date.now() - last.at < RESEND_AFTER_MS) return last.requestId;
  // Without an anonymous session signing in goes on (spec §4: the failure is silently ignored).
  await openSession().catch(() => undefined);
  const { request_id } = await call(
    {
      ...routes.requestCode,
      url: urlOf(routes.requestCode, {}),
      body: { phone_number: phone, anonymous_id: currentSession().anonymousId },
      signal,
    },
    ({ CodeSent }) => CodeSent,
  );
  lastCode.change({ phone, requestId: request_id, at: Date.now() });
  return request_id;
}

/** The digits after `+992` that the last code was sent to; `''` before the first. */
export function lastPhoneDigits(): string {
  return lastCode.value()?.phone.slice(PHONE_PREFIX.length) ?? '';
}

/** What was typed, and the request it answers. */
export interface CodeAttempt {
  readonly requestId: string;
  readonly code: string;
}

/**
 * Checks a code. A known user gets a token; a new one none, and has yet to give a name.
 *
 * @throws {ApiFailure} otp.wrong, otp.expired, otp.exhausted, otp.unknown.
 */
export async function verifyCode(attempt: CodeAttempt, signal: AbortSignal): Promise<Verified> {
  const { requestId, code } = attempt;
  const verified = await call(
    {
      ...routes.verifyCode,
      url: urlOf(routes.verifyCode, {}),
      body: { request_id: requestId, code },
      signal,
    },
    ({ Verified }) => Verified,
  );
  if (verified.access_token !== null) lastCode.change(null);
  return verified;
}

/** The name of somebody new, and the request that proved the phone. */
export interface NewUserRequest {
  readonly requestId: string;
  readonly name: string;
}

/**
 * Makes the new user.
 *
 * @throws {ApiFailure} otp.unverified, otp.unknown.
 */
export async function createUser(user: NewUserRequest, signal: AbortSignal): Promise<CreatedUser> {
  const created = await call(
    {
      ...routes.createUser,
      url: urlOf(routes.createUser, {}),
      body: { request_id: user.requestId, username: user.name },
      signal,
    },
    ({ CreatedUser }) => CreatedUser,
  );
  lastCode.change(null);
  return created;
}
