import { isJsonObject } from '../definition/json.ts';
import type { SkipReason } from './skip-reason.ts';

/** The body of an answer: its JSON, or why there is none. */
export type Body =
  | { readonly json: unknown }
  | { readonly reason: Extract<SkipReason, `body.${string}`> };

/** Reads `response.content`: text, base64 of UTF-8, or nothing. Never throws. */
export function readBody(content: unknown): Body {
  const { text, encoding } = isJsonObject(content) ? content : {};
  if (typeof text !== 'string' || text === '') return { reason: 'body.missing' };
  const plain = encoding === 'base64' ? fromBase64(text) : text;
  if (plain === null) return { reason: 'body.unreadable' };
  try {
    const json: unknown = JSON.parse(plain.replace(/^\uFEFF/u, ''));
    return { json };
  } catch {
    return { reason: 'body.not-json' };
  }
}

function fromBase64(text: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
