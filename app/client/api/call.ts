import {
  API_PREFIX,
  ANONYMOUS_ID_HEADER,
  ErrorBody,
  REQUEST_TIMEOUT_MS,
} from '../../contract/index.ts';
import type { FieldRefusal } from '../../contract/index.ts';
import { failureTexts } from './failure-text.ru.ts';
import { currentAnonymousId } from './session.ts';

/** What a call sends beside its address. */
export interface CallRequest {
  readonly method: 'GET' | 'POST';
  /** From the contract's `urlOf`. */
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A zod schema, as far as a call needs it. */
interface Shape<Answer> {
  readonly safeParse: (
    json: unknown,
  ) => { readonly success: true; readonly data: Answer } | { readonly success: false };
}

/** A call that came to nothing; `message` is Russian and fit to be shown. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** The refusal's stable code; `network` without an answer, `answer` for one that makes no sense. */
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly FieldRefusal[]>> | null;

  constructor(code: string, message: string, fields: ApiFailure['fields'] = null) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}

/**
 * Makes one call of the contract: JSON, Russian, the anonymous id when there is one (spec §7).
 *
 * @param shape The answer's schema: an answer of another shape is a failure, not a surprise.
 * @throws {ApiFailure} When the server refuses, cannot be reached, or takes over 30 s.
 */
export async function call<Answer>(request: CallRequest, shape: Shape<Answer>): Promise<Answer> {
  if (!request.url.startsWith(API_PREFIX)) {
    throw new Error(`Not an address of the API: ${request.url}`);
  }
  const response = await send(request);
  const json: unknown = await response.json().catch(() => null);
  if (!response.ok) throw toFailure(json);
  const reading = shape.safeParse(json);
  if (!reading.success) throw new ApiFailure('answer', failureTexts.answer);
  return reading.data;
}

async function send({ method, url, body, headers, signal }: CallRequest): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const anonymousId = currentAnonymousId();
  try {
    return await fetch(url, {
      method,
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      headers: {
        'accept-language': 'ru',
        'content-type': 'application/json',
        ...(anonymousId !== null && { [ANONYMOUS_ID_HEADER]: anonymousId }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  } catch (reason) {
    if (signal?.aborted === true) throw reason;
    throw new ApiFailure('network', failureTexts.network);
  }
}

function toFailure(json: unknown): ApiFailure {
  const reading = ErrorBody.safeParse(json);
  if (!reading.success) return new ApiFailure('answer', failureTexts.answer);
  const { code, message, fields } = reading.data.error;
  return new ApiFailure(code, message, fields ?? null);
}
