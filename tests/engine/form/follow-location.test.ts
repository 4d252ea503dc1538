import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { payload } from '../../../engine/form/state/payload.ts';
import { start } from '../../../engine/form/state/start.ts';
import { step } from '../../../engine/form/step/step.ts';
import { answerOf, choice, inputOf, planOf, play, set } from './pages.ts';

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

  describe('beside a saved choice whose list is on its way', () => {
    const two = planOf([
      choice('city', []),
      choice('area', [], { values: [place(2, 'Сино')] }),
      { key: 'at', type: 'MAP' },
    ]);
    const saved = start(two, { city: 'Душанбе' });
    const [load] = saved.effects;
    const arrived = answerOf(two, load, [place(1, 'Душанбе')]);
    const acts = [set('area', 'Сино'), set('area', null), set('at', null)];
    const picks = fc.tuple(fc.shuffledSubarray(acts), fc.nat({ max: acts.length }));

    test('goes to the same place whenever the list arrives', () => {
      fc.assert(
        fc.property(picks, ([chosen, when]) => {
          const first = play(two, saved.state, [arrived, ...chosen]).state;
          const late = chosen.toSpliced(when, 0, arrived);
          const { state } = play(two, saved.state, late);
          expect(inputOf(two, state, 'at')).toEqual(inputOf(two, first, 'at'));
          expect(payload(two, state)).toEqual(payload(two, first));
        }),
      );
    });

    test('goes to the same place after the list failed and was asked for again', () => {
      const failed = { type: 'OPTIONS_FAILED', field: 0, token: load?.token ?? -1 } as const;
      fc.assert(
        fc.property(picks, ([chosen, when]) => {
          const first = play(two, saved.state, [arrived, ...chosen]).state;
          const before = play(two, saved.state, chosen.toSpliced(when, 0, failed)).state;
          const again = step(two, before, { type: 'RETRY_OPTIONS', field: 0 });
          const answer = answerOf(two, again.effects[0], [place(1, 'Душанбе')]);
          const { state } = step(two, again.state, answer);
          expect(inputOf(two, state, 'at')).toEqual(inputOf(two, first, 'at'));
        }),
      );
    });

    test('is meanwhile where the other choice lies, and goes with it', () => {
      const chosen = step(two, saved.state, set('area', 'Сино')).state;
      expect(inputOf(two, chosen, 'at')).toEqual(at(2, 'Сино'));
      expect(inputOf(two, step(two, chosen, set('area', null)).state, 'at')).toBeNull();
      const { state } = step(two, chosen, answerOf(two, load, [{ name: 'Душанбе' }]));
      expect(inputOf(two, state, 'at')).toEqual(at(2, 'Сино'));
    });

    test('stays unset while nothing else is chosen, and where a person put it', () => {
      expect(inputOf(two, step(two, saved.state, arrived).state, 'at')).toBeNull();
      const put = play(two, saved.state, [set('area', 'Сино'), set('at', at(7, 'Рудаки, 1'))]);
      const { state } = step(two, put.state, arrived);
      expect(inputOf(two, state, 'at')).toEqual(at(7, 'Рудаки, 1'));
    });
  });
});
