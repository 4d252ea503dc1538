import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new access token: 256 random bits as base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * What is kept of a token, or of an anonymous id. Either is over a hundred random bits that nobody
 * can guess, so a plain hash, without salt, opens nothing.
 */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token of an `authorization` header (spec §6); `null` when it is written in no such way. */
export function bearerToken(authorization: string): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1] ?? null;
}
