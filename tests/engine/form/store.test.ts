import { describe, expect, test } from 'vitest';

import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import type { Effect, FormEvent } from '../../../engine/form/state/form-state.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { answer, choice, planOf, set } from './pages.ts';

const plan = planOf([
  { key: 'a', is_required: true, error_message: 'Укажите, что продаёте' },
  { key: 'b', parent_filter_id: 0, data_type: 'INTEGER', max_value: 9 },
  { key: 'c', type: 'IMEI' },
]);

describe('a store', () => {
  test('notifies the listeners of a field, and no others', () => {
    const store = createFormStore(plan);
    const received: string[] = [];
    for (const field of [0, 1, 2]) {
      store.subscribeField(field, () => received.push(`field ${field}`));
    }
    store.subscribeVisible(() => received.push('visible'));
    store.subscribe(({ type }) => received.push(type));

    store.dispatch(set('c', '4'));
    expect(received.splice(0)).toEqual(['field 2', 'SET']);
    store.dispatch(set('a', 'x'));
    expect(received.splice(0)).toEqual(['field 0', 'field 1', 'visible', 'SET']);
    store.dispatch(set('a', 'xy'));
    expect(received.splice(0)).toEqual(['field 0', 'SET']);
    store.dispatch(set('unknown', 'xy'));
    expect(received.splice(0)).toEqual(['SET']);
  });

  test('gives the same view until something of the field changes', () => {
    const store = createFormStore(plan);
    const before = [0, 1, 2].map((field) => store.view(field));
    store.dispatch(set('c', '4'));
    expect(store.view(0)).toBe(before[0]);
    expect(store.view(1)).toBe(before[1]);
    expect(store.view(2)).not.toBe(before[2]);
    expect(store.view(2).input).toBe('4');
  });

  test('does not redraw a field that looks as before', () => {
    const store = createFormStore(plan);
    const view = store.view(2);
    let count = 0;
    store.subscribeField(2, () => {
      count += 1;
    });
    store.dispatch({ type: 'BLUR', key: 'c' });
    expect(store.state().entries[2]?.isTouched).toBe(true);
    expect(store.view(2)).toBe(view);
    expect(count).toBe(0);
  });

  test('gives the same list of visible fields until it changes', () => {
    const store = createFormStore(plan);
    const shown = store.visibleFields();
    expect(shown).toEqual([0, 2]);
    store.dispatch(set('c', '4'));
    expect(store.visibleFields()).toBe(shown);
    store.dispatch(set('a', 'x'));
    expect(store.visibleFields()).toEqual([0, 1, 2]);
  });

  test('does not call a removed listener, also during a notification', () => {
    const store = createFormStore(plan);
    const received: string[] = [];
    const leaves = [0, 1].map((n) =>
      store.subscribeField(2, () => {
        received.push(`listener ${n}`);
        for (const leave of leaves) leave();
      }),
    );
    store.dispatch(set('c', '4'));
    store.dispatch(set('c', '49'));
    expect(received).toEqual(['listener 0']);
  });

  test('takes an event dispatched by a listener after the current one', () => {
    const store = createFormStore(plan);
    const received: FormEvent['type'][] = [];
    store.subscribeField(0, () => {
      if (store.view(0).input === 'x') store.dispatch({ type: 'CLEAR', key: 'a' });
    });
    store.subscribe(({ type }) => received.push(type));
    store.dispatch(set('a', 'x'));
    expect(received).toEqual(['SET', 'CLEAR']);
    expect(store.view(0).input).toBeNull();
  });

  test('works on after a listener has thrown', () => {
    const store = createFormStore(plan);
    const leave = store.subscribe(() => {
      throw new Error('A listener broke.');
    });
    expect(() => store.dispatch(set('a', 'x'))).toThrow('A listener broke.');
    leave();
    store.dispatch(set('a', 'xy'));
    expect(payload(plan, store.state())).toEqual({ a: 'xy' });
  });

  test('lists the known fields for an unknown one', () => {
    expect(() => createFormStore(plan).view(3)).toThrow('The plan has no field 3');
  });

  test('hands out the loads of the start and of every step', () => {
    const cars = planOf([
      choice('brand', [], { has_next_filter: true }),
      choice('model', [], { parent_filter_id: 0 }),
    ]);
    const asked: Effect[] = [];
    const store = createFormStore(cars, {
      values: { brand: 'opel' },
      onEffect: (effect, store) => {
        asked.push(effect);
        store.dispatch(answer(cars, effect, effect.field === 0 ? ['opel', 'lada'] : ['astra']));
      },
    });
    store.dispatch(set('brand', 'lada'));
    expect(asked.map(({ field, parentValues }) => [field, ...parentValues])).toEqual([
      [0],
      [1, 'opel'],
      [1, 'lada'],
    ]);
    expect(store.view(1).options).toMatchObject({ status: 'ready', isComplete: true });
  });
});

describe('a fault', () => {
  test('of most rules is not shown before a submit', () => {
    const store = createFormStore(plan);
    store.dispatch(set('a', 'x'));
    store.dispatch(set('b', '10'));
    store.dispatch({ type: 'BLUR', key: 'b' });
    expect(store.view(1).fault).toBeNull();
    store.dispatch({ type: 'TOUCH_ALL' });
    expect(store.view(1).fault).toEqual({ code: 'number.max', text: 'Максимальное значение: 9' });
  });

  test('of a wrong number is shown once the field was left, and goes as it is corrected', () => {
    const store = createFormStore(plan);
    store.dispatch(set('a', 'x'));
    store.dispatch(set('b', 'x'));
    expect(store.view(1).fault).toBeNull();
    store.dispatch({ type: 'BLUR', key: 'b' });
    expect(store.view(1).fault).toEqual({ code: 'number.invalid', text: 'Должно быть числом' });
    store.dispatch(set('b', '7'));
    expect(store.view(1).fault).toBeNull();
  });

  test('of a missing value has the definition’s text, and other faults do not', () => {
    const store = createFormStore(plan);
    store.dispatch({ type: 'TOUCH_ALL' });
    expect(store.view(0).fault).toEqual({ code: 'required', text: 'Укажите, что продаёте' });

    const short = planOf([{ key: 'a', is_required: true, min_length: 5, error_message: 'Нет' }]);
    const other = createFormStore(short, { values: { a: 'x' } });
    other.dispatch({ type: 'TOUCH_ALL' });
    expect(other.view(0).fault).toEqual({ code: 'text.min', text: 'Минимальная длина: 5' });
  });

  test('of a missing value has the words of the specification otherwise', () => {
    const store = createFormStore(planOf([{ key: 'a', is_required: true }]));
    store.dispatch({ type: 'TOUCH_ALL' });
    expect(store.view(0).fault?.text).toBe('Это поле обязательно для заполнения');
  });

  test('of a missing value there is none in a filter', () => {
    const store = createFormStore(planOf([{ key: 'a', is_required: true }], 'filter'));
    store.dispatch({ type: 'TOUCH_ALL' });
    expect(store.view(0)).toMatchObject({ fault: null, isRequired: false });
  });

  test('of a server is shown at once, stays over a submit and goes with the input', () => {
    const store = createFormStore(plan);
    const taken = { code: 'server.taken', message: 'Такое уже продаётся' };
    store.dispatch({ type: 'SERVER_ERRORS', errors: { a: taken } });
    store.dispatch({ type: 'TOUCH_ALL' });
    expect(store.view(0).fault).toEqual({ code: taken.code, text: taken.message });
    store.dispatch(set('a', 'x'));
    expect(store.view(0).fault).toBeNull();
  });

  test('of a field that hides goes with it', () => {
    const store = createFormStore(plan, { values: { a: 'x', b: '10' } });
    store.dispatch({ type: 'TOUCH_ALL' });
    expect(store.view(1).fault?.code).toBe('number.max');
    store.dispatch({ type: 'CLEAR', key: 'a' });
    expect(store.view(1)).toMatchObject({ fault: null, input: null });
  });
});

test('a location that follows a choice is marked until it is moved', () => {
  const location = { latitude: 38.5, longitude: 68.75 };
  const page = planOf([
    choice('city', [], { values: [{ name: 'Душанбе', value: 'd', location }] }),
    { key: 'at', type: 'MAP' },
  ]);
  const store = createFormStore(page);
  store.dispatch(set('city', 'd'));
  const { input, isFollowing } = store.view(1);
  expect(isFollowing).toBe(true);
  store.dispatch(set('at', input));
  expect(store.view(1)).toMatchObject({ input, isFollowing: false });
});
