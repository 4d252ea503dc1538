import type { CreatedUser, Verified } from '../../contract/index.ts';
import { PHONE_PREFIX, RESEND_AFTER_MS, routes, urlOf } from '../../contract/plain.ts';
import { createCell } from '../cell/cell.ts';
import { readStored, writeStored } from '../device/device-storage.ts';
import { currentSession } from '../device/session.ts';
import { openSession } from './open-session.ts';
import { call } from './transport/call.ts';

/** Local-storage name of the last code. */
const NAME = 'last_code';

/** The last code sent to this device: the session's «phone number, request id» (spec §3). */
const lastCode = createCell<SentCode | null>({ server: null, start: readLastCode });

interface SentCode {
  readonly phone: string;
  readonly requestId: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** A code that is on its way, and when another may be requested. */
export interface CodeRequested {
  readonly requestId: string;
  /** Wait before another code, in ms. */
  readonly resendInMs: number;
}

/**
 * Requests a one-time code for `+992` and nine digits.
 * A person who goes back, reopens the dialog or reloads the page within a minute gets the id of the
 * code already sent, with what is left of the minute: the server would send no other.
 *
 * @throws {ApiFailure} otp.too-soon, otp.too-many, …
 */
export async function requestCode(digits: string, signal: AbortSignal): Promise<CodeRequested> {
  const phone = PHONE_PREFIX + digits;
  const last = lastCode.value();
  if (last?.phone === phone) {
    // A clock that was set back makes the wait no longer than a minute.
    const resendInMs = Math.min(RESEND_AFTER_MS, last.at + RESEND_AFTER_MS - Date.now());
    if (resendInMs > 0) return { requestId: last.requestId, resendInMs };
  }
  // Signing in works without an anonymous session (spec §4: the failure is silently ignored).
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
  keepLastCode({ phone, requestId: request_id, at: Date.now() });
  return { requestId: request_id, resendInMs: RESEND_AFTER_MS };
}

/** The digits after `+992` of the last code's phone; `''` before the first code. */
export function lastPhoneDigits(): string {
  return lastCode.value()?.phone.slice(PHONE_PREFIX.length) ?? '';
}

/** The entered code and its request. */
export interface CodeAttempt {
  readonly requestId: string;
  readonly code: string;
}

/**
 * Verifies a code. An existing user gets a token; a new one must enter a name first.
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
  if (verified.access_token !== null) keepLastCode(null);
  return verified;
}

/** The name of a new user, and the request that verified the phone. */
export interface NewUserRequest {
  readonly requestId: string;
  readonly name: string;
}

/**
 * Creates the user.
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
  keepLastCode(null);
  return created;
}

function keepLastCode(code: SentCode | null): void {
  writeStored({ [NAME]: code === null ? null : JSON.stringify(code) });
  lastCode.change(code);
}

function readLastCode(): SentCode | null {
  try {
    const json: unknown = JSON.parse(readStored(NAME) ?? 'null');
    return isSentCode(json) ? json : null;
  } catch {
    // Invalid JSON counts as no code.
    return null;
  }
}

function isSentCode(json: unknown): json is SentCode {
  if (typeof json !== 'object' || json === null) return false;
  const { phone, requestId, at } = { phone: null, requestId: null, at: null, ...json };
  return typeof phone === 'string' && typeof requestId === 'string' && typeof at === 'number';
}
