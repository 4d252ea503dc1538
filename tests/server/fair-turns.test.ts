import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fairTurns, type Claim } from '../../app/server/modules/images/fair-turns.ts';

const LIMITS = {
  atOnce: 2,
  waitingOfOne: 100,
  waiting: 1_000,
  heavyAbove: 10,
  patienceMs: 60_000,
};
const turns = (limits: Partial<typeof LIMITS> = {}) =>
  fairTurns({ ...LIMITS, ...limits, refusal: () => new Error('full') });

/** Returns a job that ends on demand. */
function createJob() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, end: resolve, fail: () => reject(new Error('failed')) };
}

const claims = fc.array(
  fc.record({ owner: fc.integer({ min: 1, max: 4 }), cost: fc.integer({ min: 1, max: 20 }) }),
  { minLength: 1, maxLength: 30 },
);

/** Waits for every settled promise. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Requests all jobs at once and ends them in the order of `picks`; returns the order of their
 * starts.
 */
async function runAll(
  { atOnce, jobs }: { readonly atOnce: number; readonly jobs: readonly Claim[] },
  picks: readonly number[],
  check: (running: readonly Claim[]) => void,
): Promise<readonly Claim[]> {
  const inTurn = turns({ atOnce });
  const started: Claim[] = [];
  const running = new Map<Claim, ReturnType<typeof createJob>>();
  const all = jobs.map((claim) =>
    inTurn(claim, async () => {
      const job = createJob();
      started.push(claim);
      running.set(claim, job);
      check([...running.keys()]);
      await job.promise.finally(() => running.delete(claim));
    }).catch(() => undefined),
  );
  for (let step = 0; started.length < jobs.length || running.size > 0; step += 1) {
    await settle();
    const live = [...running.values()];
    const pick = picks[step % picks.length] ?? 0;
    if (pick % 5 === 0) live[pick % live.length]?.fail();
    else live[pick % live.length]?.end();
  }
  await Promise.all(all);
  return started;
}

const picksOf = fc.array(fc.nat(), { minLength: 1, maxLength: 30 });

describe('turns', () => {
  test('come to every job, within the limits of all, of one owner and of heavy jobs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        claims,
        picksOf,
        async (atOnce, jobs, picks) => {
          const started = await runAll({ atOnce, jobs }, picks, (running) => {
            expect(running.length).toBeLessThanOrEqual(atOnce);
            expect(new Set(running.map(({ owner }) => owner)).size).toBe(running.length);
            const heavy = running.filter(({ cost }) => cost > LIMITS.heavyAbove);
            expect(heavy.length).toBeLessThanOrEqual(1);
          });
          expect(new Set(started)).toEqual(new Set(jobs));
        },
      ),
    );
  });

  test('of one owner keep the order of their requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 20 }),
        picksOf,
        async (costs, picks) => {
          const jobs = costs.map((cost) => ({ owner: 1, cost }));
          expect(await runAll({ atOnce: 3, jobs }, picks, () => undefined)).toEqual(jobs);
        },
      ),
    );
  });

  test('go to the owner with the least use: a small job passes a queue of another owner', async () => {
    const many = Array.from({ length: 10 }, () => ({ owner: 1, cost: 5 }));
    const small = { owner: 2, cost: 1 };
    const started = await runAll({ atOnce: 1, jobs: [...many, small] }, [1], () => undefined);
    expect(started.indexOf(small)).toBe(1);
  });

  test('leave a slot free beside heavy jobs of any number of owners', async () => {
    const inTurn = turns();
    const heavy = createJob();
    const heavies = [1, 2, 3].map((owner) => inTurn({ owner, cost: 20 }, () => heavy.promise));
    expect(await inTurn({ owner: 4, cost: 1 }, async () => 'light')).toBe('light');
    heavy.end();
    await Promise.all(heavies);
  });

  test('are refused to an owner with too many waiting jobs, and to all when the queue is full', async () => {
    const inTurn = turns({ atOnce: 1, waitingOfOne: 1, waiting: 2 });
    const job = createJob();
    const first = inTurn({ owner: 1, cost: 1 }, () => job.promise);
    const second = inTurn({ owner: 1, cost: 1 }, async () => 'second');
    await expect(inTurn({ owner: 1, cost: 1 }, async () => 'third')).rejects.toThrow('full');
    const other = inTurn({ owner: 2, cost: 1 }, async () => 'other');
    await expect(inTurn({ owner: 3, cost: 1 }, async () => 'late')).rejects.toThrow('full');
    job.end();
    expect(await Promise.all([first, second, other])).toEqual([undefined, 'second', 'other']);
    expect(await inTurn({ owner: 1, cost: 1 }, async () => 'again')).toBe('again');
  });

  test('are refused to a job that has waited too long, and the next job runs', async () => {
    const inTurn = turns({ atOnce: 1, patienceMs: 20 });
    const job = createJob();
    const first = inTurn({ owner: 1, cost: 1 }, () => job.promise);
    await expect(inTurn({ owner: 2, cost: 1 }, async () => 'second')).rejects.toThrow('full');
    job.end();
    await first;
    expect(await inTurn({ owner: 3, cost: 1 }, async () => 'third')).toBe('third');
  });
});
