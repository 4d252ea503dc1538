import { describe, expect, test } from 'vitest';

import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import { choice, inputOf, planOf, play, set } from './pages.ts';

describe('a location', () => {
  const place = (latitude: number, name: string) => ({
    name,
    value: name,
    location: { latitude, longitude: 68 },
  });
  const plan = planOf([
    choice('city', [], { values: [place(1, 'Душанбе'), place(2, 'Худжанд'), { value: 'иной' }] }),
    { key: 'at', type: 'MAP' },
  ]);
  const at = (latitude: number, address: string) => ({ latitude, longitude: 68, address });
  const dushanbe = step(plan, start(plan).state, set('city', 'Душанбе')).state;

  test('that is unset is filled by the city, follows it and goes with it', () => {
    expect(inputOf(plan, dushanbe, 'at')).toEqual(at(1, 'Душанбе'));
    const { state } = step(plan, dushanbe, set('city', 'Худжанд'));
    expect(inputOf(plan, state, 'at')).toEqual(at(2, 'Худжанд'));
    expect(inputOf(plan, step(plan, state, set('city', 'иной')).state, 'at')).toBeNull();
    expect(inputOf(plan, step(plan, state, set('city', null)).state, 'at')).toBeNull();
  });

  test('that was moved by hand stays, also where it was', () => {
    for (const place of [at(7, 'Рудаки, 1'), at(1, 'Душанбе')]) {
      const moved = step(plan, dushanbe, set('at', place)).state;
      const { state } = step(plan, moved, set('city', 'Худжанд'));
      expect(inputOf(plan, state, 'at')).toEqual(place);
    }
  });

  test('that was cleared by hand stays clear until a city is chosen', () => {
    const cleared = step(plan, dushanbe, { type: 'CLEAR', key: 'at' }).state;
    expect(inputOf(plan, cleared, 'at')).toBeNull();
    const { state } = step(plan, cleared, set('city', 'Худжанд'));
    expect(inputOf(plan, state, 'at')).toEqual(at(2, 'Худжанд'));
  });

  test('is not filled in where saved values have none', () => {
    expect(inputOf(plan, start(plan, { city: 'Душанбе' }).state, 'at')).toBeNull();
  });

  test('follows the first on the page of several choices, in whatever order they are made', () => {
    const two = planOf([
      choice('city', [], { values: [place(1, 'Душанбе')] }),
      choice('area', [], { values: [place(2, 'Сино')] }),
      { key: 'at', type: 'MAP' },
    ]);
    const made = [set('city', 'Душанбе'), set('area', 'Сино')];
    for (const order of [made, made.toReversed()]) {
      const { state } = play(two, start(two).state, order);
      expect(inputOf(two, state, 'at')).toEqual(at(1, 'Душанбе'));
      const left = step(two, state, { type: 'CLEAR', key: 'city' }).state;
      expect(inputOf(two, left, 'at')).toEqual(at(2, 'Сино'));
    }
  });

  test('that comes to show follows what is chosen', () => {
    const late = planOf([
      choice('city', [], { values: [place(1, 'Душанбе')] }),
      { key: 'wish' },
      { key: 'at', type: 'MAP', parent_filter_id: 1 },
    ]);
    const { state } = play(late, start(late).state, [set('city', 'Душанбе'), set('wish', '1')]);
    expect(inputOf(late, state, 'at')).toEqual(at(1, 'Душанбе'));
  });
});
