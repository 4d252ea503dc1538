import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

import { CODE_LENGTH } from '../../../contract/index.ts';

const SALT_BYTES = 16;

/** What the store keeps of a code. */
export interface CodeSecret {
  readonly salt: Buffer;
  readonly codeHash: Buffer;
}

/** A new code, every one as likely as another. */
export function newCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** Under which the store keeps a request: of the id that the device was told, only a hash. */
export function rowId(requestId: string): string {
  return createHash('sha256').update(requestId.toLowerCase()).digest('hex').slice(0, 32);
}

/**
 * What to keep of a code: an HMAC under the id that only the device was told.
 *
 * A hash of six digits gives them away to whoever tries a million, and a key of the server's would
 * lie beside the hashes or tie the code to one machine. The request's id is 122 random bits, the
 * device brings it with the code, and the store has no more of it than a hash (`rowId`): a copy of
 * the store tells no code and opens no request. So the hash may be fast.
 */
export function toSecret(requestId: string, code: string): CodeSecret {
  const salt = randomBytes(SALT_BYTES);
  return { salt, codeHash: hashOf(requestId, salt, code) };
}

/** Whether a code is the one kept; takes as long whichever digit is wrong. */
export function isCode(requestId: string, { salt, codeHash }: CodeSecret, code: string): boolean {
  return timingSafeEqual(hashOf(requestId, salt, code), codeHash);
}

function hashOf(requestId: string, salt: Buffer, code: string): Buffer {
  return createHmac('sha256', requestId.toLowerCase()).update(salt).update(code).digest();
}
