import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Returns a new access token: 256 random bits as base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * Returns the stored hash of a token or an anonymous id. Either has over a hundred random bits, so
 * a plain hash without salt is safe.
 */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Reads the token of an `authorization` header (spec §6); `null` for another scheme. */
export function bearerToken(authorization: string): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1] ?? null;
}
