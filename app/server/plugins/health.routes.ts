import { setTimeout as pause } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { healthPaths } from '../../contract/index.ts';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/open-database.ts';

/** Time limit of the store's answer, in ms. */
const ANSWER_LIMIT_MS = 1_500;
/**
 * Time after which an unanswered check is abandoned and another may start, in ms: that of a
 * statement.
 */
const QUESTION_LIMIT_MS = 30_000;
/** Lifetime of a check's result, shared by all callers, in ms. */
const KEPT_MS = 1_000;
const RETRY_AFTER_S = 2;

/** Probes come every few seconds: only failures are logged. */
const QUIET = { config: { policy: 'anyone' }, logLevel: 'warn' } as const;

/** `GET /health/live` - the process answers. `GET /health/ready` - the store answers too. */
export function serveHealth(app: FastifyInstance, db: Database): void {
  const isReady = createReadiness(() => db.execute(sql`select 1`));
  app.get(healthPaths.live, QUIET, async (_request, reply) => sendStatus(reply, 'live'));
  app.get(healthPaths.ready, QUIET, async (_request, reply) => {
    if (await isReady()) return sendStatus(reply, 'ready');
    throw new ApiError('server.unavailable', { retryAfterS: RETRY_AFTER_S });
  });
}

/**
 * Whether the store answers in time. Concurrent callers share one check; its result is valid for a
 * second.
 */
export function createReadiness(ask: () => Promise<unknown>): () => Promise<boolean> {
  let askedAt = -Infinity;
  let isAsking = false;
  let answer = Promise.resolve(false);
  return () => {
    if (isAsking || Date.now() - askedAt < KEPT_MS) return answer;
    askedAt = Date.now();
    isAsking = true;
    const asked = Promise.race([
      ask().then(
        () => true,
        () => false,
      ),
      pause(QUESTION_LIMIT_MS, false, { ref: false }),
    ]).finally(() => {
      isAsking = false;
    });
    answer = Promise.race([asked, pause(ANSWER_LIMIT_MS, false, { ref: false })]);
    return answer;
  };
}

function sendStatus(reply: FastifyReply, status: 'live' | 'ready'): FastifyReply {
  return reply.header('cache-control', 'no-store').send({ status });
}
