import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { takeTurns } from '../../app/server/modules/images/take-turns.ts';

/** A job that ends when it is told to. */
function openJob() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { promise, end: resolve, fail: () => reject(new Error('failed')) };
}

describe('turns', () => {
  test('are taken by so many at once, in the order they came, and nobody is forgotten', async () => {
    const ends = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), ends, async (atOnce, plan) => {
        const inTurn = takeTurns({
          atOnce,
          waiting: plan.length,
          refusal: () => new Error('full'),
        });
        const jobs = plan.map(openJob);
        const started: number[] = [];
        const running = new Set<number>();
        let most = 0;
        const all = jobs.map((job, place) =>
          inTurn(async () => {
            started.push(place);
            running.add(place);
            most = Math.max(most, running.size);
            await job.promise.finally(() => running.delete(place));
          }).catch(() => undefined),
        );
        for (const [pick, isGood] of plan) {
          const live = [...running];
          const place = live[pick % live.length] ?? 0;
          if (isGood) jobs[place]?.end();
          else jobs[place]?.fail();
          await all[place];
        }
        await Promise.all(all);
        expect(most).toBe(Math.min(atOnce, jobs.length));
        expect(started).toEqual(jobs.map((_job, place) => place));
      }),
    );
  });

  test('are refused when the queue is full, and given again when it is not', async () => {
    const inTurn = takeTurns({ atOnce: 1, waiting: 1, refusal: () => new Error('full') });
    const job = openJob();
    const first = inTurn(() => job.promise);
    const second = inTurn(async () => 'second');
    await expect(inTurn(async () => 'third')).rejects.toThrow('full');
    job.end();
    await first;
    expect(await second).toBe('second');
    expect(await inTurn(async () => 'fourth')).toBe('fourth');
  });
});
