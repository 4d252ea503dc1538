import fc from 'fast-check';
import { expect, test } from 'vitest';

import { anySignal } from '../../../app/client/device/any-signal.ts';

/** Aborts some of several signals, before or after they are joined; returns what happened. */
function outcomes(
  join: (signals: readonly AbortSignal[]) => AbortSignal,
  [count, before, after]: readonly [number, readonly number[], readonly number[]],
) {
  const controllers = Array.from({ length: count }, () => new AbortController());
  const abort = (index: number) => controllers[index % count]?.abort(`signal ${index % count}`);
  for (const index of before) abort(index);
  const joined = join(controllers.map(({ signal }) => signal));
  let events = 0;
  joined.addEventListener('abort', () => (events += 1));
  const atOnce = [joined.aborted, joined.reason];
  for (const index of after) abort(index);
  return { atOnce, atEnd: [joined.aborted, joined.reason], events };
}

test('joined signals abort as by AbortSignal.any', () => {
  const indexes = fc.array(fc.nat(5), { maxLength: 3 });
  fc.assert(
    fc.property(fc.tuple(fc.integer({ min: 1, max: 4 }), indexes, indexes), (sequence) => {
      expect(outcomes(anySignal, sequence)).toEqual(
        outcomes((signals) => AbortSignal.any([...signals]), sequence),
      );
    }),
  );
});
