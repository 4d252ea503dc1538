import { describe, expect, test } from 'vitest';

import type { JsonObject } from '../../../engine/definition/json.ts';
import { reconcile } from '../../../engine/form/reconcile/reconcile.ts';
import type { FormState } from '../../../engine/form/state/form-state.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import { carry } from './carry.ts';
import { answer, choice, inputOf, optionsOf, planOf, set, shownKeys } from './pages.ts';

const PRICE = { key: 'price', data_type: 'FLOAT' };
const TITLE = { key: 'title' };

describe('a value that goes over', () => {
  test('stays as it is being typed where the field only got another label and limit', () => {
    const { next, step, losses } = carry(
      [PRICE],
      [{ ...PRICE, name: 'Price', max_value: 5, is_required: true }],
      [set('price', '12,')],
    );
    expect(inputOf(next, step.state, 'price')).toBe('12,');
    expect(losses).toEqual([]);
  });

  test.for([
    { why: 'a number to a text', to: { data_type: 'STRING' }, input: '12,5', becomes: '12,5' },
    {
      why: 'a number to several, where its comma would part it',
      to: { data_type: 'FLOAT', is_multiselect: true },
      input: '12 500,5',
      becomes: '12500.5',
    },
    { why: 'a number to a range', to: { type: 'RANGE_INPUT' }, input: '5', becomes: null },
    { why: 'no number to a range', to: { type: 'RANGE_INPUT' }, input: '5x', becomes: null },
    { why: 'no number to a tick', to: { type: 'CHECKBOX' }, input: '5x', becomes: null },
    { why: 'the text of a flag to a tick', to: { type: 'CHECKBOX' }, input: 'true', becomes: true },
    { why: 'no number to a text', to: { data_type: 'STRING' }, input: '5x', becomes: '5x' },
    { why: 'no number to a day', to: { type: 'DATE' }, input: '5x', becomes: '5x' },
    { why: 'a number to a place', to: { type: 'MAP' }, input: '5', becomes: null },
    {
      why: 'a number to an option',
      to: choice('price', [12.5], { data_type: 'FLOAT' }),
      input: '12,5',
      becomes: 12.5,
    },
  ])('is taken as a claim would be: $why', ({ to, input, becomes }) => {
    const { next, step, losses } = carry([PRICE], [{ ...PRICE, ...to }], [set('price', input)]);
    expect(inputOf(next, step.state, 'price')).toEqual(becomes);
    const loss = { key: 'price', field: 0, reason: 'shape.changed', input };
    expect(losses).toEqual(becomes === null ? [loss] : []);
  });

  test('keeps its marks: left, submitted, refused by the server', () => {
    const refused = { code: 'taken', message: 'Taken' };
    const { next, step } = carry(
      [TITLE, PRICE],
      [PRICE, TITLE, { key: 'new' }],
      [
        set('title', 'x'),
        { type: 'BLUR', key: 'title' },
        { type: 'TOUCH_ALL' },
        { type: 'SERVER_ERRORS', errors: { title: refused, price: refused } },
      ],
    );
    expect(step.state.isSubmitted).toBe(true);
    const [price, title] = step.state.entries;
    expect(title).toEqual({ input: 'x', isTouched: true, serverFault: refused, followsKey: null });
    expect(price?.serverFault).toEqual(refused);
    expect(next.keys).toEqual(['price', 'title', 'new']);
  });

  test('loses the server’s fault when it becomes another value', () => {
    const { step } = carry(
      [PRICE],
      [{ ...PRICE, type: 'MAP' }],
      [
        set('price', '5'),
        { type: 'SERVER_ERRORS', errors: { price: { code: 'no', message: 'No' } } },
      ],
    );
    expect(step.state.entries[0]).toMatchObject({ input: null, serverFault: null });
  });

  test('is called when its field is gone or hidden', () => {
    const hidden = { ...TITLE, show_if: [{ key: 'price', value: '1' }] };
    const { losses } = carry(
      [PRICE, TITLE, { key: 'note' }],
      [PRICE, hidden],
      [set('title', 'x'), set('note', 'y')],
    );
    expect(losses).toEqual([
      { key: 'title', field: 1, reason: 'field.hidden', input: 'x' },
      { key: 'note', field: 2, reason: 'field.gone', input: 'y' },
    ]);
  });

  test('sessions behind a hidden salary', () => {
    const salary = { key: 'pay', type: 'SALARY', data_type: 'INTEGER' };
    const input = { salary_min: '3 000', salary_max: '', is_negotiable: false };
    const hidden = { ...salary, show_if: [{ key: 'price', value: '1' }] };
    const { next, step, losses } = carry([PRICE, salary], [PRICE, hidden], [set('pay', input)]);
    expect(losses).toEqual([]);
    expect(payload(next, step.state)).toEqual({});
    expect(inputOf(next, step.state, 'pay')).toEqual(input);
  });
});

describe('a choice', () => {
  test('loses the option that vanished, and of several only that one', () => {
    const tags = choice('tags', ['a', 'b', 'c'], { is_multiselect: true });
    const { next, step, losses } = carry(
      [choice('make', ['opel', 'lada']), tags],
      [choice('make', ['lada']), choice('tags', ['a', 'c'], { is_multiselect: true })],
      [set('make', 'opel'), set('tags', ['b', 'c'])],
    );
    expect(payload(next, step.state)).toEqual({ tags: ['c'] });
    expect(losses).toEqual([
      { key: 'make', field: 0, reason: 'option.gone', input: 'opel' },
      { key: 'tags', field: 1, reason: 'option.gone', input: ['b'] },
    ]);
  });

  test('that was no option before stays what it is: at fault', () => {
    const plan = planOf([choice('make', ['lada'])]);
    const next = planOf([choice('make', ['lada'], { name: 'Make' })]);
    const { state } = start(plan, { make: 'opel' });
    const { step, losses } = reconcile({ plan, state }, next);
    expect(inputOf(next, step.state, 'make')).toBe('opel');
    expect(losses).toEqual([]);
  });

  test('of one becomes one of several, and back', () => {
    const one = choice('make', ['opel', 'lada']);
    const several = { ...one, is_multiselect: true };
    expect(carry([one], [several], [set('make', 'opel')]).step.state.entries[0]?.input).toEqual([
      'opel',
    ]);
    expect(carry([several], [one], [set('make', ['opel'])]).step.state.entries[0]?.input).toBe(
      'opel',
    );
    expect(carry([several], [one], [set('make', ['opel', 'lada'])]).losses).toHaveLength(1);
  });
});

describe('a list that loads on demand', () => {
  const make = choice('make', ['opel', 'lada'], { id: 'make', has_next_filter: true });
  const model = { id: 'model', key: 'model', type: 'DROP_LIST', parent_filter_id: 'make' };
  const cars = planOf([make, model]);

  function filled(): FormState {
    const chosen = step(cars, start(cars, {}).state, set('make', 'opel'));
    const loaded = step(cars, chosen.state, answer(cars, chosen.effects[0], ['astra', 'corsa']));
    return step(cars, loaded.state, set('model', 'astra')).state;
  }

  test('stays as it was loaded when it would be asked for in the same words', () => {
    const next = planOf([{ key: 'new' }, make, { ...model, name: 'Model', is_required: true }]);
    const state = filled();
    const { step, losses } = reconcile({ plan: cars, state }, next);
    expect(step.effects).toEqual([]);
    expect(losses).toEqual([]);
    expect(optionsOf(next, step.state, 'model')).toBe(optionsOf(cars, state, 'model'));
    expect(payload(next, step.state)).toEqual({ make: 'opel', model: 'astra' });
  });

  test('is asked for again as another filter; its value stays and is validated by the new list', () => {
    const next = planOf([make, { ...model, id: 'series' }]);
    const { step: first } = reconcile({ plan: cars, state: filled() }, next);
    const [load] = first.effects;
    expect(load).toMatchObject({ filterId: 'series', parentValues: ['opel'], token: 1 });
    expect(payload(next, first.state)).toEqual({ make: 'opel', model: 'astra' });
    const { state } = step(next, first.state, answer(next, load, ['corsa']));
    expect(inputOf(next, state, 'model')).toBe('astra');
  });

  test('of a parent with fewer values waits with its value for the new list', () => {
    const several = planOf([{ ...make, is_multiselect: true }, model]);
    const chosen = step(several, start(several, {}).state, set('make', ['opel', 'lada']));
    const loaded = step(several, chosen.state, answer(several, chosen.effects[0], ['astra']));
    const { state } = step(several, loaded.state, set('model', 'astra'));

    const next = planOf([{ ...make, is_multiselect: true, ...only(['opel']) }, model]);
    const { step: first, losses } = reconcile({ plan: several, state }, next);
    expect(losses).toMatchObject([{ key: 'make', reason: 'option.gone', input: ['lada'] }]);
    expect(optionsOf(next, first.state, 'model')).toMatchObject({ shelved: 'astra' });
    const { state: after } = step(next, first.state, answer(next, first.effects[0], ['astra']));
    expect(payload(next, after)).toEqual({ make: ['opel'], model: 'astra' });
  });

  test('goes with its parent', () => {
    const next = planOf([{ ...make, ...only(['lada']) }, model]);
    const { step, losses } = reconcile({ plan: cars, state: filled() }, next);
    expect(shownKeys(next, step.state)).toEqual(['make']);
    expect(losses.map(({ key, reason }) => [key, reason])).toEqual([
      ['make', 'option.gone'],
      ['model', 'field.hidden'],
    ]);
  });

  test('that was loading is requested again, and its old answer comes late', () => {
    const { state } = step(cars, start(cars, {}).state, set('make', 'opel'));
    const next = planOf([make, model, { key: 'new' }]);
    const { step: first } = reconcile({ plan: cars, state }, next);
    expect(first.effects).toMatchObject([{ field: 1, token: 1 }]);
    const late = { type: 'OPTIONS_FAILED', field: 1, token: 0 } as const;
    expect(step(next, first.state, late).state).toBe(first.state);
  });

  test('that failed stays failed, to be asked for by hand', () => {
    const chosen = step(cars, start(cars, {}).state, set('make', 'opel'));
    const failed = step(cars, chosen.state, { type: 'OPTIONS_FAILED', field: 1, token: 0 });
    const next = planOf([make, model, { key: 'new' }]);
    const { step: first } = reconcile({ plan: cars, state: failed.state }, next);
    expect(optionsOf(next, first.state, 'model').status).toBe('failed');
    expect(first.effects).toEqual([]);
  });
});

function only(values: readonly string[]): JsonObject {
  return { values: values.map((value) => ({ name: value, value })) };
}
