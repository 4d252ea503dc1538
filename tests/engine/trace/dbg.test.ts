import * as fc from 'fast-check';
import { test } from 'vitest';

import { directTrace } from '../../../engine/trace/direct-trace.ts';
import { replay } from '../../../engine/trace/replay.ts';
import { cascadeLives } from './cascade-lives.ts';
const show = (t) =>
  t.acts
    .map((a) =>
      [
        a.type,
        a.load ?? a.key ?? '',
        JSON.stringify(a.input ?? a.values?.map?.((v) => v.value) ?? a.values),
      ].join(' '),
    )
    .join('; ');
const end = (t) => JSON.stringify(replay(t).steps.at(-1).snapshot);
test('x', () => {
  const kinds = new Map();
  for (let seed = 0; seed < 12; seed++) {
    const r = fc.check(
      fc.property(cascadeLives, (l) => {
        if (process.env.NOUNDO && l.trace.acts.some((a) => a.type === 'UNDO' || a.type === 'REDO'))
          return true;
        const [a, b] = l.schedules.map((s) => directTrace(l.trace, s, l.serve));
        return end(a) === end(b);
      }),
      { numRuns: 1500, seed },
    );
    if (r.failed) {
      const l = r.counterexample[0];
      const [a, b] = l.schedules.map((s) => directTrace(l.trace, s, l.serve));
      console.log('---', seed, '\n', show(a), '\n', show(b), '\n', end(a), '\n', end(b));
    } else console.log('--- ok', seed);
  }
}, 600000);
