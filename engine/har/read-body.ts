import { isJsonObject } from '../json.ts';
import type { SkipReason } from './skip-reason.ts';

/** The body of an answer: its JSON, or why there is none. */
export type Body =
  | { readonly json: unknown }
  | { readonly reason: Extract<SkipReason, `body.${string}`> };

/** Reads `response.content`: text, base64 of UTF-8, or nothing. Never throws. */
export function readBody(content: unknown): Body {
  const { text, encoding } = isJsonObject(content) ? content : {};
  if (typeof text !== 'string' || text === '') return { reason: 'body.missing' };
  const bytes = encoding === 'base64' ? fromBase64(text) : null;
  if (encoding === 'base64' && bytes === null) return { reason: 'body.unreadable' };
  const plain = bytes === null ? text : new TextDecoder().decode(bytes);
  try {
    const json: unknown = JSON.parse(plain.replace(/^\uFEFF/u, ''));
    return { json };
  } catch {
    return { reason: 'body.not-json' };
  }
}

function fromBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}
