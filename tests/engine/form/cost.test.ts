import { describe, expect, test, vi } from 'vitest';

import type { PlanField } from '../../../engine/definition/plan.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import { processorMs } from '../../processor-ms.ts';
import { choice, planOf, play, set } from './pages.ts';

describe('the cost of a key', () => {
  /** Fields that a SET evaluates in a form with so many unrelated fields. */
  function looks(strangers: number): number {
    const plan = planOf([
      choice('brand', ['opel', 'lada']),
      { key: 'model', parent_filter_id: 0 },
      { key: 'trim', parent_filter_id: 1 },
      ...Array.from({ length: strangers }, (_, n) => ({
        key: `stranger${n}`,
        parent_filter_id: n === 0 ? null : n + 2,
      })),
    ]);
    let { state } = play(plan, start(plan).state, [set('brand', 'opel'), set('model', 'x')]);
    let count = 0;
    const fields: readonly PlanField[] = new Proxy(plan.fields, {
      get: (target, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) count += 1;
        const item: unknown = Reflect.get(target, name);
        return item;
      },
    });
    const watched = { ...plan, fields };
    // The first step makes the plan's index, once.
    ({ state } = step(watched, state, set('brand', 'lada')));
    count = 0;
    const next = step(watched, state, set('brand', null));
    expect(new Set(next.changed)).toEqual(new Set([0, 1, 2]));
    return count;
  }

  test('does not grow with fields that have nothing to do with it', () => {
    expect(looks(2)).toBeGreaterThan(0);
    expect(looks(500)).toBe(looks(2));
  });

  test('holds no field of the page against those that showed before', () => {
    const plan = planOf(Array.from({ length: 500 }, (_, n) => ({ key: `k${n}` })));
    const store = createFormStore(plan);
    const walks = [vi.spyOn(Array.prototype, 'some'), vi.spyOn(Array.prototype, 'every')];
    store.dispatch(set('k7', 'x'));
    const walked = walks.flatMap(({ mock }) => mock.contexts);
    for (const walk of walks) walk.mockRestore();
    expect(walked).not.toContain(store.visibleFields());
  });

  test('is a few microseconds in a form of a thousand fields', () => {
    const plan = planOf(Array.from({ length: 1000 }, (_, n) => ({ key: `k${n}` })));
    const type = () => {
      let { state } = start(plan);
      for (let n = 0; n < 1_000; n += 1) ({ state } = step(plan, state, set('k7', `x${n}`)));
    };
    // The limit of a thousand keys in ms is that of one key in microseconds.
    expect(processorMs(type)).toBeLessThan(60);
  });
});
