import { describe, expect, test } from 'vitest';

import { reconcile } from '../../../engine/form/reconcile/reconcile.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import type { Effect } from '../../../engine/form/state/form-state.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import { carry } from './carry.ts';
import { choice, planOf, set } from './pages.ts';

const PRICE = { key: 'price', data_type: 'FLOAT' };
const TITLE = { key: 'title' };

describe('a location that follows a choice', () => {
  const at = (latitude: number) => ({
    values: [{ name: 'Dushanbe', value: 'd', location: { latitude, longitude: 68 } }],
  });
  const city = { key: 'city', type: 'DROP_LIST', ...at(38) };
  const map = { key: 'map', type: 'MAP' };
  const dushanbe = { latitude: 38, longitude: 68, address: 'Dushanbe' };

  test('continues following', () => {
    const { next, step } = carry([city, map], [map, city, TITLE], [set('city', 'd')]);
    expect(step.state.entries[0]).toMatchObject({ input: dushanbe, followsKey: 'city' });
    expect(next.keys).toEqual(['map', 'city', 'title']);
  });

  test('goes where the choice lies now', () => {
    const { step } = carry([city, map], [{ ...city, ...at(40) }, map], [set('city', 'd')]);
    expect(step.state.entries[1]?.input).toEqual({ ...dushanbe, latitude: 40 });
  });

  test('is gone with the choice, and reported', () => {
    const { losses } = carry([city, map], [map], [set('city', 'd')]);
    expect(losses.map(({ key, reason }) => [key, reason])).toEqual([
      ['city', 'field.gone'],
      ['map', 'lead.gone'],
    ]);
  });

  test('stays where a person put it, or empty where a person emptied it', () => {
    const by = (input: typeof dushanbe | null) =>
      carry([city, map], [{ ...city, ...at(40) }, map], [set('city', 'd'), set('map', input)]).step
        .state.entries[1];
    const own = { ...dushanbe, address: 'Rudaki 1' };
    expect(by(own)).toMatchObject({ input: own, followsKey: null });
    expect(by(null)).toMatchObject({ input: null, followsKey: null });
  });

  test('follows at once on a page that is new to it', () => {
    const { step } = carry([city], [city, map], [set('city', 'd')]);
    expect(step.state.entries[1]).toMatchObject({ input: dushanbe, followsKey: 'city' });
  });
});

describe('the history', () => {
  test('goes over: what was done can be undone on the new page', () => {
    const { next, step: first } = carry(
      [TITLE, PRICE],
      [PRICE, { key: 'new' }, TITLE],
      [set('title', 'x'), set('price', '5')],
    );
    const undone = step(next, first.state, { type: 'UNDO' }).state;
    expect(payload(next, undone)).toEqual({ title: 'x' });
    expect(payload(next, step(next, undone, { type: 'UNDO' }).state)).toEqual({});
    expect(payload(next, step(next, undone, { type: 'REDO' }).state)).toEqual({
      title: 'x',
      price: 5,
    });
  });

  test('has no moment left that differed only in a field that is gone', () => {
    const { step } = carry([TITLE, PRICE], [PRICE], [set('price', '5'), set('title', 'x')]);
    expect(step.state.past).toHaveLength(1);
  });
});

describe('a store', () => {
  test('continues from a form that was carried over, and asks for the lists it waits for', () => {
    const make = choice('make', ['opel'], { id: 'make', has_next_filter: true });
    const model = { id: 'model', key: 'model', type: 'DROP_LIST', parent_filter_id: 'make' };
    const plan = planOf([make, model]);
    const { state } = step(plan, start(plan, {}).state, set('make', 'opel'));
    const asked: Effect[] = [];
    const onEffect = (effect: Effect) => void asked.push(effect);

    const next = planOf([make, model, { key: 'new' }]);
    const { step: first } = reconcile({ plan, state }, next);
    const store = createFormStore(next, { start: first, onEffect });
    expect(store.state()).toBe(first.state);
    expect(store.visibleFields()).toEqual([0, 1, 2]);
    expect(asked).toEqual(first.effects);

    // An equal page asks for nothing by itself; the store that is opened on it does.
    createFormStore(plan, { start: reconcile({ plan, state }, plan).step, onEffect });
    expect(asked.at(-1)).toMatchObject({ type: 'LOAD_OPTIONS', field: 1, parentValues: ['opel'] });
  });
});
