import { describe, expect, test } from 'vitest';

import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import { answer, choice, planOf, play, set, shownKeys } from './pages.ts';

describe('start', () => {
  const plan = planOf([
    choice('deal', [], {
      values: [
        { name: 'Продам', value: 'sell', selected: true },
        { name: 'Сдам', value: 'rent' },
      ],
    }),
    choice('term', [], {
      values: [{ name: 'Сутки', value: 'day', selected: true }],
      show_if: [{ key: 'deal', value: 'rent' }],
    }),
    { key: 'price', show_if: [{ key: 'deal', value: 'sell' }] },
  ]);

  test('takes what the server selected, and shows what depends on it', () => {
    const { state } = start(plan);
    expect(payload(plan, state)).toEqual({ deal: 'sell' });
    expect(shownKeys(plan, state)).toEqual(['deal', 'price']);
  });

  test('drops what was selected in a hidden field for good', () => {
    const { state } = step(plan, start(plan).state, set('deal', 'rent'));
    expect(payload(plan, state)).toEqual({ deal: 'rent' });
    expect(shownKeys(plan, state)).toEqual(['deal', 'term']);
  });

  test('with saved values takes these and selects nothing', () => {
    expect(payload(plan, start(plan, {}).state)).toEqual({});
    const { state } = start(plan, { deal: 'rent', term: 'day', price: '5', unknown: 1 });
    expect(payload(plan, state)).toEqual({ deal: 'rent', term: 'day' });
  });

  test('selects several of a multi-select', () => {
    const values = [
      { name: 'a', value: 1, selected: true },
      { name: 'b', value: 2, selected: true },
    ];
    const list = planOf([choice('n', [], { values, data_type: 'INTEGER_LIST' })]);
    expect(payload(list, start(list).state)).toEqual({ n: [1, 2] });
  });
});

describe('a value that is given', () => {
  const chain = planOf([
    { key: 'a' },
    { key: 'b', parent_filter_id: 0 },
    { key: 'c', parent_filter_id: 1 },
    { key: 'pay', type: 'SALARY', data_type: 'INTEGER', parent_filter_id: 0 },
    { key: 'far' },
  ]);
  const full = play(chain, start(chain).state, [
    set('a', '1'),
    set('b', '2'),
    set('c', '3'),
    set('pay', { salary_min: '5', salary_max: '', is_negotiable: false }),
  ]).state;

  test('shows the children one by one', () => {
    expect(shownKeys(chain, full)).toEqual(['a', 'b', 'c', 'pay', 'far']);
  });

  test('taken away hides the whole chain in one step and drops it, but for the salary', () => {
    const { state, changed, why } = step(chain, full, { type: 'CLEAR', key: 'a' });
    expect(shownKeys(chain, state)).toEqual(['a', 'far']);
    expect(payload(chain, state)).toEqual({});
    expect(new Set(changed)).toEqual(new Set([0, 1, 2, 3]));
    expect(why).toContainEqual({ field: 2, code: 'hidden', cause: 'b' });

    const again = play(chain, state, [set('a', 'x'), set('b', 'y')]).state;
    expect(payload(chain, again)).toEqual({
      a: 'x',
      b: 'y',
      pay: { salary_min: 5, salary_max: null, is_negotiable: false },
    });
  });

  test('to a hidden or unknown key changes nothing', () => {
    const { state } = start(chain);
    expect(step(chain, state, set('b', 'x')).state).toBe(state);
    expect(step(chain, state, set('unknown', 'x')).state).toBe(state);
    expect(step(chain, state, set('constructor', 'x')).state).toBe(state);
  });

  test('a second time changes nothing', () => {
    expect(step(chain, full, set('b', '2')).state).toBe(full);
    const same = { salary_min: '5', salary_max: '', is_negotiable: false };
    expect(step(chain, full, set('pay', same)).state).toBe(full);
  });

  test('takes away what the server refused, and leaves the refusals of others', () => {
    const fault = { code: 'taken', message: 'Занято' };
    const errors = { a: fault, b: fault, unknown: fault };
    const refused = step(chain, full, { type: 'SERVER_ERRORS', errors }).state;
    const corrected = step(chain, refused, set('b', '2')).state;
    expect(corrected.entries.map(({ serverFault }) => serverFault)).toEqual([
      fault,
      null,
      null,
      null,
      null,
    ]);
  });

  test('of everything is taken away by CLEAR_ALL, a hidden salary too', () => {
    const hidden = step(chain, full, { type: 'CLEAR', key: 'a' }).state;
    const cleared = step(chain, hidden, { type: 'CLEAR_ALL' }).state;
    expect(cleared.entries.every(({ input }) => input === null)).toBe(true);
    expect(step(chain, cleared, { type: 'CLEAR_ALL' }).state).toBe(cleared);
  });
});

describe('fields that share a key', () => {
  const plan = planOf([
    choice('brand', ['opel', 'lada']),
    choice('model', ['astra', 'x'], { show_if: [{ key: 'brand', value: 'opel' }] }),
    choice('model', ['niva', 'x'], { show_if: [{ key: 'brand', value: 'lada' }] }),
    { key: 'trim', parent_filter_id: 2 },
  ]);

  test('take turns, each beginning empty', () => {
    const opel = play(plan, start(plan).state, [set('brand', 'opel'), set('model', 'x')]).state;
    expect(payload(plan, opel)).toEqual({ brand: 'opel', model: 'x' });
    expect(shownKeys(plan, opel)).toEqual(['brand', 'model']);

    const lada = step(plan, opel, set('brand', 'lada')).state;
    expect(lada.isVisible).toEqual([true, false, true, false]);
    expect(payload(plan, lada)).toEqual({ brand: 'lada' });
    const niva = step(plan, lada, set('model', 'niva')).state;
    expect(shownKeys(plan, niva)).toEqual(['brand', 'model', 'trim']);
  });

  test('and would both show: the first on the page does', () => {
    const both = planOf([{ key: 'on' }, { key: 'a', parent_filter_id: 0 }, { key: 'a' }]);
    const off = start(both, { a: 'saved' }).state;
    expect(off.isVisible).toEqual([true, false, true]);
    expect(payload(both, off)).toEqual({ a: 'saved' });

    const on = step(both, off, set('on', '1')).state;
    expect(on.isVisible).toEqual([true, true, false]);
    expect(payload(both, on)).toEqual({ on: '1' });

    const again = step(both, on, { type: 'CLEAR', key: 'on' }).state;
    expect(again.isVisible).toEqual([true, false, true]);
  });

  test('do not hand a value over to a list that has to be loaded', () => {
    const both = planOf([
      { key: 'on' },
      choice('a', [], { parent_filter_id: 0 }),
      choice('a', ['x']),
    ]);
    const on = step(both, start(both, { a: 'x' }).state, set('on', '1'));
    const { state } = step(both, on.state, answer(both, on.effects[0], ['x']));
    expect(payload(both, state)).toEqual({ on: '1' });
  });

  test('keep a hidden value only if all of them are salaries', () => {
    const pay = { key: 'pay', type: 'SALARY', data_type: 'INTEGER', parent_filter_id: 0 };
    const sum = { salary_min: '5', salary_max: '', is_negotiable: false };
    const twins = [{ ...pay, show_if: [{ key: 'on', value: 'x' }] }, pay];
    for (const [filters, kept] of [
      [[{ key: 'on' }, ...twins], sum],
      [[{ key: 'on' }, pay, { key: 'pay', parent_filter_id: 'unknown' }], null],
    ] as const) {
      const plan = planOf(filters);
      const { state } = play(plan, start(plan).state, [
        set('on', '1'),
        set('pay', sum),
        { type: 'CLEAR', key: 'on' },
      ]);
      expect(state.entries[1]?.input).toEqual(kept);
    }
  });
});
