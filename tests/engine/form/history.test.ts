import { describe, expect, test } from 'vitest';

import { HISTORY_LIMIT } from '../../../engine/form/history/history.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import { answer, choice, inputOf, planOf, play, set } from './pages.ts';

describe('UNDO', () => {
  const plan = planOf([
    { key: 'a' },
    { key: 'b', parent_filter_id: 0 },
    choice('c', ['x', 'y', 'z']),
  ]);

  test('takes a word back, not a letter', () => {
    const typed = play(plan, start(plan).state, [
      set('a', 'д'),
      set('a', 'до'),
      set('a', 'дом'),
      set('b', 'т'),
      set('b', 'ты'),
    ]).state;
    expect(typed.past).toHaveLength(2);
    const once = step(plan, typed, { type: 'UNDO' }).state;
    expect(payload(plan, once)).toEqual({ a: 'дом' });
    expect(payload(plan, step(plan, once, { type: 'UNDO' }).state)).toEqual({});
  });

  test('takes a word back that was typed while a list came and gave a value back', () => {
    const cars = planOf([
      choice('brand', ['opel', 'lada'], { has_next_filter: true }),
      choice('model', [], { parent_filter_id: 0 }),
      { key: 'note' },
    ]);
    const opel = step(cars, start(cars).state, set('brand', 'opel'));
    const chosen = play(cars, opel.state, [
      answer(cars, opel.effects[0], ['x']),
      set('model', 'x'),
    ]);
    const lada = step(cars, chosen.state, set('brand', 'lada'));
    const { state } = play(cars, lada.state, [
      set('note', 'д'),
      answer(cars, lada.effects[0], ['x']),
      set('note', 'до'),
    ]);
    expect(payload(cars, state)).toEqual({ brand: 'lada', model: 'x', note: 'до' });
    const undone = step(cars, state, { type: 'UNDO' });
    expect(inputOf(cars, undone.state, 'note')).toBeNull();
    const again = step(cars, undone.state, answer(cars, undone.effects[0], ['x'])).state;
    expect(payload(cars, again)).toEqual({ brand: 'lada', model: 'x' });
  });

  test('separates words that were typed in turns, or after an UNDO', () => {
    const full = play(plan, start(plan).state, [
      set('a', 'д'),
      set('b', 'т'),
      set('a', 'до'),
    ]).state;
    expect(full.past).toHaveLength(3);
    expect(payload(plan, step(plan, full, { type: 'UNDO' }).state)).toEqual({ a: 'д', b: 'т' });

    const again = play(plan, start(plan).state, [
      set('a', 'д'),
      { type: 'CLEAR', key: 'a' },
      { type: 'UNDO' },
      set('a', 'до'),
      { type: 'UNDO' },
    ]).state;
    expect(payload(plan, again)).toEqual({ a: 'д' });
  });

  test('takes every choice back on its own', () => {
    const { state } = play(plan, start(plan).state, [set('c', 'x'), set('c', 'y'), set('c', 'z')]);
    expect(state.past).toHaveLength(3);
    expect(payload(plan, step(plan, state, { type: 'UNDO' }).state)).toEqual({ c: 'y' });
  });

  test('separates a ticked part of a salary from one with further typing', () => {
    const job = planOf([{ key: 'pay', type: 'SALARY', data_type: 'INTEGER' }]);
    const pay = (salary_min: string, is_negotiable: boolean) =>
      set('pay', { salary_min, salary_max: '', is_negotiable });
    const { state } = play(job, start(job).state, [
      pay('5', false),
      pay('50', false),
      pay('', true),
    ]);
    expect(state.past).toHaveLength(2);
    const { state: undone } = step(job, state, { type: 'UNDO' });
    expect(payload(job, undone)).toEqual({
      pay: { salary_min: 50, salary_max: null, is_negotiable: false },
    });
  });

  test('brings back what hiding dropped', () => {
    const full = play(plan, start(plan).state, [set('a', '1'), set('b', '2')]).state;
    const hidden = step(plan, full, { type: 'CLEAR', key: 'a' }).state;
    const undone = step(plan, hidden, { type: 'UNDO' });
    expect(payload(plan, undone.state)).toEqual({ a: '1', b: '2' });
    expect(undone.changed).toEqual([0, 1]);
  });

  test('reaches so many moments and no more', () => {
    const events = Array.from({ length: HISTORY_LIMIT + 50 }, (_, n) =>
      set('c', n % 2 === 0 ? 'x' : 'y'),
    );
    const { state } = play(plan, start(plan).state, events);
    expect(state.past).toHaveLength(HISTORY_LIMIT);
  });

  test('has nothing to take back at first, and a new edit leaves nothing to redo', () => {
    const { state } = start(plan);
    expect(step(plan, state, { type: 'UNDO' }).state).toBe(state);
    expect(step(plan, state, { type: 'REDO' }).state).toBe(state);
    const undone = play(plan, state, [set('c', 'x'), { type: 'UNDO' }, set('c', 'y')]).state;
    expect(step(plan, undone, { type: 'REDO' }).state).toBe(undone);
  });

  test('brings a form back from a HYDRATE', () => {
    const full = step(plan, start(plan).state, set('a', '1')).state;
    const { state } = step(plan, full, { type: 'HYDRATE', values: { c: 'x' } });
    expect(payload(plan, state)).toEqual({ c: 'x' });
    expect(payload(plan, step(plan, state, { type: 'UNDO' }).state)).toEqual({ a: '1' });
  });
});
