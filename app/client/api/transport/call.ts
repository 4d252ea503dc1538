import {
  API_PREFIX,
  ANONYMOUS_ID_HEADER,
  AUTHORIZATION_HEADER,
  REQUEST_TIMEOUT_MS,
  routes,
} from '../../../contract/plain.ts';
import { currentSession, expireSession } from '../../device/session.ts';
import { ApiFailure } from './api-failure.ts';
import { failureTexts } from './failure-text.ru.ts';
import { loadShapes, type Shapes } from './load-shapes.ts';
import { localizedRefusal } from './localized-refusal.ts';

export { ApiFailure };

/** Options of a call. */
export interface CallRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the contract's `urlOf`. */
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Whether the request outlives the page that sends it; its body has at most 64 KB. */
  readonly keepalive?: boolean;
}

/** The part of a zod schema that a call uses. */
interface Shape<Answer> {
  readonly safeParse: (
    json: unknown,
  ) => { readonly success: true; readonly data: Answer } | { readonly success: false };
}

/**
 * Selects the schema of an answer among the contract's; or a shape of the caller's own, for an
 * answer that must not wait for the contract to load.
 */
export type ShapeOf<Answer> = ((shapes: Shapes) => Shape<Answer>) | Shape<Answer>;

/**
 * Makes one call of the contract: JSON, Russian, with the session if there is one (spec §7).
 * An invalid token (`session.expired`) is removed. A read is then repeated once with the remaining
 * session; a write fails, so that its caller may request a sign-in and repeat it.
 *
 * @param shapeOf Selects the answer's schema; an answer of another shape is a failure.
 * @throws {ApiFailure} When the server refuses, is unreachable, or takes over 30 s.
 */
export async function call<Answer>(
  request: CallRequest,
  shapeOf: ShapeOf<Answer>,
): Promise<Answer> {
  // The session is for no other host.
  if (!request.url.startsWith(API_PREFIX)) throw new Error(request.url);
  const { accessToken } = currentSession();
  const [response] = await Promise.all([send(request), needsShapes(shapeOf) && shapesInTime()]);
  const json: unknown = await response.json().catch(() => null);
  try {
    return await readAnswer({ isOk: response.ok, json, accessToken }, shapeOf);
  } catch (failure) {
    if (accessToken === null || !isRead(request) || !isExpiry(failure)) throw failure;
    return call(request, shapeOf);
  }
}

/** An answer: whether its status is a success, and its JSON body, `null` for none. */
export interface RawAnswer {
  readonly isOk: boolean;
  readonly json: unknown;
  /** The token that was sent: the one to remove if the server rejects it. */
  readonly accessToken?: string | null;
}

/**
 * The body of an answer in the requested shape.
 *
 * @throws {ApiFailure} The server's refusal, or `answer` for an invalid body.
 */
export async function readAnswer<Answer>(
  answer: RawAnswer,
  shapeOf: ShapeOf<Answer>,
): Promise<Answer> {
  const { isOk, json, accessToken } = answer;
  if (!isOk) {
    const failure = await toFailure(json, await shapesInTime());
    // The user may have signed in again: only the token that was sent is removed.
    const isOurs = typeof accessToken === 'string' && accessToken === currentSession().accessToken;
    if (isOurs && isExpiry(failure)) expireSession();
    throw failure;
  }
  const shape = needsShapes(shapeOf) ? shapeOf(await shapesInTime()) : shapeOf;
  const reading = shape.safeParse(json);
  if (!reading.success) throw new ApiFailure('answer', failureTexts.answer);
  return reading.data;
}

/** Headers of every call: language and session (spec §7). */
export function callHeaders(): Readonly<Record<string, string>> {
  const { accessToken, anonymousId } = currentSession();
  return {
    'accept-language': 'ru',
    ...(anonymousId !== null && { [ANONYMOUS_ID_HEADER]: anonymousId }),
    ...(accessToken !== null && { [AUTHORIZATION_HEADER]: `Bearer ${accessToken}` }),
  };
}

function needsShapes<Answer>(
  shapeOf: ShapeOf<Answer>,
): shapeOf is (shapes: Shapes) => Shape<Answer> {
  return typeof shapeOf === 'function';
}

function isExpiry(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'session.expired';
}

/** Search requests are POST but change nothing. */
function isRead({ method, url }: CallRequest): boolean {
  return method === 'GET' || url.startsWith(routes.search.path);
}

async function send(request: CallRequest): Promise<Response> {
  const { method, url, body, headers, signal, keepalive = false } = request;
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    return await fetch(url, {
      method,
      keepalive,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      headers: { ...callHeaders(), 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (reason) {
    if (signal?.aborted === true) throw reason;
    throw new ApiFailure('network', failureTexts.network);
  }
}

/** Without this module no answer can be parsed: for the user the same as no network. */
async function shapesInTime(): Promise<Shapes> {
  try {
    return await loadShapes();
  } catch {
    throw new ApiFailure('network', failureTexts.network);
  }
}

async function toFailure(json: unknown, { ErrorBody }: Shapes): Promise<ApiFailure> {
  const reading = ErrorBody.safeParse(json);
  if (!reading.success) return new ApiFailure('answer', failureTexts.answer);
  const { retry_after_s } = reading.data.error;
  const { code, message, fields } = await localizedRefusal(reading.data.error);
  return new ApiFailure(code, message, { fields, retryAfterS: retry_after_s });
}
