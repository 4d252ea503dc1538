import { z } from 'zod/mini';

import { ApiError } from '../../api-error.ts';

const IdempotencyKey = z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/));

/**
 * Reads the key of a creating or changing call.
 *
 * @throws {ApiError} idempotency.missing when it is absent or no key.
 */
export function requireKey(header: string | readonly string[] | undefined): string {
  const key = IdempotencyKey.safeParse(header);
  if (!key.success) throw new ApiError('idempotency.missing');
  return key.data;
}
