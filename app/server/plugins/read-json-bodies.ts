import type { FastifyInstance, FastifyRequest } from 'fastify';

import { isStorable } from '../../contract/index.ts';
import { ApiError } from '../api-error.ts';

/** Brackets within brackets that a body may have; ours have five. */
const DEPTH_LIMIT = 32;

/**
 * Reads JSON bodies, and nothing else. Keys are any text, `__proto__` included: nothing below ever
 * merges a body into an object of its own, and the form engine judges keys itself.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    async ({ method }: FastifyRequest, body: string) =>
      // Every call says it is JSON (spec §7), also one that has nothing to say.
      method === 'DELETE' && body === '' ? undefined : parseBody(body),
  );
}

/**
 * @throws {ApiError} json.too-deep, json.invalid, text.invalid.
 */
function parseBody(body: string): unknown {
  // Before parsing: a deep body must not cost a stack.
  if (depthOf(body) > DEPTH_LIMIT) throw new ApiError('json.too-deep');
  const json = parse(body);
  if (!isStorableJson(json)) throw new ApiError('text.invalid');
  return json;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new ApiError('json.invalid');
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Deepest nesting of a JSON text, counted outside its strings; one pass, nothing is made. */
function depthOf(body: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const code = body.charCodeAt(at);
    if (isText && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isText = !isText;
    else if (!isText && OPENING.has(code)) deepest = Math.max(deepest, (depth += 1));
    else if (!isText && CLOSING.has(code)) depth -= 1;
  }
  return deepest;
}

function isStorableJson(json: unknown): boolean {
  if (typeof json === 'string') return isStorable(json);
  if (typeof json !== 'object' || json === null) return true;
  if (Array.isArray(json)) return json.every(isStorableJson);
  return Object.entries(json).every(([key, value]) => isStorable(key) && isStorableJson(value));
}
