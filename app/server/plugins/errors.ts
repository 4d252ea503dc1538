import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import {
  API_PREFIX,
  REFUSALS,
  refusalText,
  routes,
  type ErrorBody,
  type Refusal,
} from '../../contract/index.ts';
import { ApiError } from '../api-error.ts';
import { findStoreRefusal } from './store-failures.ts';
import { toShapeRefusals } from './to-shape-refusals.ts';

/** Our codes for Fastify's own refusals. */
const FRAMEWORK_REFUSALS: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type.unsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body.too-large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'json.invalid',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_BAD_URL: 'request.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'url.too-long',
  FST_ERR_HANDLER_TIMEOUT: 'server.slow',
  FST_ERR_VALIDATION: 'request.invalid',
  FST_STATIC_FORBIDDEN_PATH: 'route.unknown',
};

/** Our codes for other refusals of Fastify, by status. */
const STATUS_REFUSALS: Readonly<Record<number, Refusal>> = {
  404: 'route.unknown',
  405: 'method.not-allowed',
  408: 'request.timeout',
  413: 'body.too-large',
  414: 'url.too-long',
  415: 'media-type.unsupported',
  431: 'headers.too-large',
};

/** Retry-After of refusals that carry none, in seconds. */
const RETRY_AFTER_S: Partial<Record<Refusal, number>> = { 'server.slow': 5, 'server.stopping': 5 };

/** Our codes for Node's errors of requests that it could not parse. */
const SOCKET_REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
  HPE_HEADER_OVERFLOW: 'headers.too-large',
};

/**
 * Gives every failure the contract's shape and logs its reason: a fault of ours as an error, a
 * temporary one as a warning, a request that its caller aborted as information.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isBrokenOff(error, request)) {
      request.log.info({ err: error }, 'The caller did not send the whole request.');
      // The rest of the request is not awaited.
      reply.header('connection', 'close');
      return sendRefusal(reply, new ApiError('request.timeout'));
    }
    const refusal = toRefusal(error);
    if (refusal.code === 'server.failed') request.log.error({ err: error }, 'A call failed.');
    else if (refusal.statusCode >= 500) request.log.warn({ err: error }, 'A call was put off.');
    return sendRefusal(reply, refusal);
  });
}

/** Refuses new calls once the server stops; those in progress may end. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!isStopping) return;
    reply.header('connection', 'close');
    throw new ApiError('server.stopping');
  });
}

/** Refuses an unknown address, and a method that an address does not support. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?', 1);
  const methods = path.startsWith(API_PREFIX) ? methodsOf(path) : ['GET', 'HEAD'];
  if (methods.length === 0 || methods.includes(request.method)) {
    return sendRefusal(reply, new ApiError('route.unknown'));
  }
  reply.header('allow', methods.join(', '));
  return sendRefusal(reply, new ApiError('method.not-allowed'));
}

/** Refuses an address that cannot be parsed, before routing. */
export function refuseUrl(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendRefusal(reply, toRefusal(error));
}

/** Answers a request that is malformed below HTTP, in the same shape. */
export function refuseSocket(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const code = SOCKET_REFUSALS[error.code ?? ''] ?? 'request.invalid';
  const status = REFUSALS[code];
  const body = JSON.stringify(toErrorBody(new ApiError(code), ''));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n` +
      'content-type: application/json; charset=utf-8\r\n' +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function toRefusal(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation !== undefined) {
    return new ApiError('request.invalid', { fields: toShapeRefusals(error.validation) });
  }
  // Errors of the file server have a status and no code.
  if (error.statusCode === 416) return new ApiError('range.invalid');
  return findStoreRefusal(error) ?? new ApiError(frameworkRefusal(error));
}

function frameworkRefusal({ code, statusCode = 500 }: FastifyError): Refusal {
  const known = FRAMEWORK_REFUSALS[code];
  if (known !== undefined) return known;
  const isOfFramework = /^FST_[A-Z_]+$/.test(code) && statusCode >= 400 && statusCode < 500;
  return isOfFramework ? (STATUS_REFUSALS[statusCode] ?? 'request.invalid') : 'server.failed';
}

/** Whether the caller disconnected, or was too slow, before the request was complete. */
function isBrokenOff({ code }: FastifyError, { raw }: FastifyRequest): boolean {
  return !raw.complete && (code === 'ECONNRESET' || code === 'FST_ERR_HANDLER_TIMEOUT');
}

function sendRefusal(reply: FastifyReply, refusal: ApiError): FastifyReply {
  const retryAfterS = retryAfterOf(refusal);
  if (retryAfterS !== null) reply.header('retry-after', retryAfterS);
  return reply
    .code(refusal.statusCode)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-request-id', reply.request.id)
    .send(JSON.stringify(toErrorBody(refusal, reply.request.id)));
}

function retryAfterOf({ retryAfterS, code }: ApiError): number | null {
  return retryAfterS ?? RETRY_AFTER_S[code] ?? null;
}

function toErrorBody(refusal: ApiError, requestId: string): ErrorBody {
  const retryAfterS = retryAfterOf(refusal);
  return {
    error: {
      code: refusal.code,
      message: refusalText(refusal.code),
      ...(refusal.fields === null ? {} : { fields: refusal.fields }),
      ...(refusal.params === null ? {} : { params: refusal.params }),
      ...(retryAfterS === null ? {} : { retry_after_s: retryAfterS }),
      request_id: requestId,
    },
  };
}

/** The contract's methods of a path; empty for a path outside the API. */
function methodsOf(path: string): readonly string[] {
  return Object.values(routes)
    .filter((route) => patternOf(route.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
}
