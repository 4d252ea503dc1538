import { scanJson } from '@bozor/form-engine/json';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isStorable } from '../../contract/index.ts';
import { ApiError } from '../api-error.ts';

/** Maximum nesting of a body; our own bodies have five levels. */
const DEPTH_LIMIT = 32;

const REFUSAL_OF = { depth: 'json.too-deep', syntax: 'json.invalid' } as const;

/**
 * Reads JSON bodies only. Keys may be any text, `__proto__` included: a body is never merged into
 * another object, and the form engine validates keys itself.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) =>
      // Every call declares JSON (spec §7), even one without a body, whatever its method.
      body === '' ? undefined : parseBody(body),
  );
}

/** @throws {ApiError} json.too-deep, json.invalid, text.invalid. */
function parseBody(body: string): unknown {
  // Before parsing: `JSON.parse` of a deep body overflows the call stack.
  const fault = scanJson(body, { depthLimit: DEPTH_LIMIT });
  if (fault !== null) throw new ApiError(REFUSAL_OF[fault.code]);
  const json: unknown = JSON.parse(body);
  if (!isStorableJson(json)) throw new ApiError('text.invalid');
  return json;
}

function isStorableJson(json: unknown): boolean {
  if (typeof json === 'string') return isStorable(json);
  if (typeof json !== 'object' || json === null) return true;
  if (Array.isArray(json)) return json.every(isStorableJson);
  return Object.entries(json).every(([key, value]) => isStorable(key) && isStorableJson(value));
}
