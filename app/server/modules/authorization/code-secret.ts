import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import { CODE_LENGTH } from '../../../contract/index.ts';

const SALT_BYTES = 16;

/** Stored form of a code. */
export interface CodeSecret {
  readonly salt: Buffer;
  readonly codeHash: Buffer;
}

/** Returns a new code; all codes are equally likely. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** Returns the row id of a request: a hash of the id that the device received. */
export function rowId(requestId: string): string {
  return createHash('sha256').update(requestId.toLowerCase()).digest('hex').slice(0, 32);
}

/**
 * Returns what is stored of a code: an HMAC whose key is the id that only the device has.
 *
 * A plain hash of six digits yields to a million attempts, and a key of the server would be stored
 * beside the hashes or tie the code to one machine. The request's id has 122 random bits, the
 * device sends it with the code, and the database has only its hash (`rowId`): a copy of the
 * database reveals no code and opens no request. So the hash may be fast.
 */
export function toSecret(requestId: string, code: string): CodeSecret {
  const salt = randomBytes(SALT_BYTES);
  return { salt, codeHash: hashOf(requestId, salt, code) };
}

/** Whether a code matches the stored one; in constant time. */
export function isCode(requestId: string, { salt, codeHash }: CodeSecret, code: string): boolean {
  return timingSafeEqual(hashOf(requestId, salt, code), codeHash);
}

function hashOf(requestId: string, salt: Buffer, code: string): Buffer {
  return createHmac('sha256', requestId.toLowerCase()).update(salt).update(code).digest();
}
