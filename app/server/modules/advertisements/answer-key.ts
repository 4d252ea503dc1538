import { createHash } from 'node:crypto';

import { and, eq } from 'drizzle-orm';

import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/open-database.ts';
import { idempotencyKeys } from '../../db/schema.ts';

/** The key of a request and its content; a retry has the same. */
export interface AnswerKey {
  readonly ownerId: number;
  readonly key: string;
  readonly request: unknown;
}

/**
 * Finds the stored answer of a key; `null` for a new key.
 *
 * @throws {ApiError} idempotency.reused for another request with the same key.
 */
export async function findAnswer(db: Database, answerKey: AnswerKey): Promise<string | null> {
  const [known] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(isRow(answerKey));
  if (known === undefined) return null;
  if (!known.requestHash.equals(hashOf(answerKey.request))) {
    throw new ApiError('idempotency.reused');
  }
  return known.answer;
}

/**
 * Claims a key in the transaction that answers it; waits for a concurrent one with the same key.
 *
 * @returns The answer of the earlier transaction; `null` when the key is claimed.
 */
export async function claimKey(
  transaction: Database,
  answerKey: AnswerKey,
): Promise<string | null> {
  const { ownerId, key, request } = answerKey;
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({ ownerId, key, requestHash: hashOf(request) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const first = await findAnswer(transaction, answerKey);
  if (first === null) throw new Error('A claimed idempotency key has no answer.');
  return first;
}

/** Stores the answer of a claimed key. */
export async function keepAnswer(
  transaction: Database,
  answerKey: AnswerKey,
  answer: string,
): Promise<void> {
  await transaction.update(idempotencyKeys).set({ answer }).where(isRow(answerKey));
}

function isRow({ ownerId, key }: AnswerKey) {
  return and(eq(idempotencyKeys.ownerId, ownerId), eq(idempotencyKeys.key, key));
}

function hashOf(request: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(request, inOrder)).digest();
}

/** Sorts the keys of objects: the order of keys in the JSON does not matter for a retry. */
function inOrder(_key: string, json: unknown): unknown {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(Object.entries(json).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
