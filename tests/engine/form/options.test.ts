import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { toOptions } from '../../../engine/definition/read/read-options.ts';
import { faultOf } from '../../../engine/form/state/field-context.ts';
import type { FormEvent, FormState } from '../../../engine/form/state/form-state.ts';
import { payload } from '../../../engine/form/state/payload.ts';
import { fieldAt } from '../../../engine/form/state/plan-index.ts';
import { start } from '../../../engine/form/state/start.ts';
import { validate } from '../../../engine/form/state/validate.ts';
import { step } from '../../../engine/form/step/step.ts';
import { valueSchema } from '../../../engine/schema/value-schema.ts';
import { answer, choice, inputOf, optionsOf, planOf, play, set, shownKeys } from './pages.ts';

const cars = planOf([
  choice('brand', ['opel', 'lada'], { has_next_filter: true }),
  choice('model', [], { parent_filter_id: 0, has_next_filter: true }),
  choice('generation', [], { parent_filter_id: 1 }),
]);

const opel = step(cars, start(cars).state, set('brand', 'opel'));
const listed = step(cars, opel.state, answer(cars, opel.effects[0], ['astra', 'x'])).state;
const chosen = step(cars, listed, set('model', 'x'));

describe('a list on demand', () => {
  test('is asked for when its field comes to show', () => {
    expect(opel.effects).toEqual([
      { type: 'LOAD_OPTIONS', field: 1, filterId: '1', parentValues: ['opel'], token: 0 },
    ]);
    expect(optionsOf(cars, opel.state, 'model')).toMatchObject({ status: 'loading', options: [] });
    expect(optionsOf(cars, opel.state, 'generation').status).toBe('idle');
  });

  test('is ready when it came, and empty when it came with nothing', () => {
    expect(optionsOf(cars, listed, 'model').status).toBe('ready');
    const { state } = step(cars, opel.state, answer(cars, opel.effects[0], []));
    expect(optionsOf(cars, state, 'model')).toMatchObject({ status: 'empty', isComplete: true });
  });

  test('goes at once when the parent changes, its value with it and all below', () => {
    const full = play(cars, chosen.state, [
      answer(cars, chosen.effects[0], ['g1']),
      set('generation', 'g1'),
    ]).state;
    const lada = step(cars, full, set('brand', 'lada'));
    expect(payload(cars, lada.state)).toEqual({ brand: 'lada' });
    expect(optionsOf(cars, lada.state, 'model')).toMatchObject({ status: 'loading', options: [] });
    expect(shownKeys(cars, lada.state)).toEqual(['brand', 'model']);
    expect(lada.effects.map(({ parentValues }) => parentValues)).toEqual([['lada']]);
  });

  test('gives the value back when it has it too, and asks for what is below', () => {
    const lada = step(cars, chosen.state, set('brand', 'lada'));
    const same = step(cars, lada.state, answer(cars, lada.effects[0], ['niva', 'x']));
    expect(payload(cars, same.state)).toEqual({ brand: 'lada', model: 'x' });
    expect(same.effects.map(({ field, parentValues }) => [field, parentValues])).toEqual([
      [2, ['x']],
    ]);
  });

  test('does not give back a value that it has not, until a list comes that has it', () => {
    const lada = step(cars, chosen.state, set('brand', 'lada'));
    const { state } = step(cars, lada.state, answer(cars, lada.effects[0], ['niva']));
    expect(payload(cars, state)).toEqual({ brand: 'lada' });
    // As it would be had the list of `lada` come too late: the network decides nothing.
    const back = step(cars, state, set('brand', 'opel'));
    const again = step(cars, back.state, answer(cars, back.effects[0], ['astra', 'x'])).state;
    expect(payload(cars, again)).toEqual({ brand: 'opel', model: 'x' });
  });

  test('forgets a value for another one chosen by hand', () => {
    const lada = step(cars, chosen.state, set('brand', 'lada'));
    const niva = play(cars, lada.state, [
      answer(cars, lada.effects[0], ['niva']),
      set('model', 'niva'),
    ]).state;
    const back = step(cars, niva, set('brand', 'opel'));
    const again = step(cars, back.state, answer(cars, back.effects[0], ['astra', 'x'])).state;
    expect(payload(cars, again)).toEqual({ brand: 'opel' });
  });

  test('gives the value back over two changes of the parent, the late list dropped', () => {
    const lada = step(cars, chosen.state, set('brand', 'lada'));
    const back = step(cars, lada.state, set('brand', 'opel'));
    const late = step(cars, back.state, answer(cars, lada.effects[0], ['niva']));
    expect(late.state).toBe(back.state);
    const { state } = step(cars, late.state, answer(cars, back.effects[0], ['x']));
    expect(payload(cars, state)).toEqual({ brand: 'opel', model: 'x' });
  });

  test('does not give back what a person cleared or replaced meanwhile', () => {
    const lada = step(cars, chosen.state, set('brand', 'lada'));
    const list = answer(cars, lada.effects[0], ['niva', 'x']);
    const cleared = play(cars, lada.state, [{ type: 'CLEAR', key: 'model' }, list]).state;
    expect(payload(cars, cleared)).toEqual({ brand: 'lada' });
    const replaced = play(cars, lada.state, [set('model', 'niva'), list]).state;
    expect(payload(cars, replaced)).toEqual({ brand: 'lada', model: 'niva' });
  });

  test('that failed can be asked for again, and gives the value back then', () => {
    const lada = step(cars, chosen.state, set('brand', 'lada'));
    const { token = -1 } = lada.effects[0] ?? {};
    const failed = step(cars, lada.state, { type: 'OPTIONS_FAILED', field: 1, token }).state;
    expect(optionsOf(cars, failed, 'model')).toMatchObject({ status: 'failed', options: [] });

    const retry = step(cars, failed, { type: 'RETRY_OPTIONS', field: 1 });
    expect(retry.effects.map(({ parentValues }) => parentValues)).toEqual([['lada']]);
    const { state } = step(cars, retry.state, answer(cars, retry.effects[0], ['x']));
    expect(payload(cars, state)).toEqual({ brand: 'lada', model: 'x' });
  });

  test('that did not fail is not asked for again', () => {
    for (const field of [0, 1, 2, 99, -1]) {
      expect(step(cars, listed, { type: 'RETRY_OPTIONS', field }).state).toBe(listed);
    }
  });

  test('of a choice without values is asked for at the start, with no parent value', () => {
    const plan = planOf([choice('city', [])]);
    expect(start(plan).effects).toEqual([
      { type: 'LOAD_OPTIONS', field: 0, filterId: '0', parentValues: [], token: 0 },
    ]);
  });

  test('is asked for all values of a multi-select, and keeps what the list still has', () => {
    const plan = planOf([
      choice('brand', ['opel', 'lada'], { data_type: 'STRING_LIST', has_next_filter: true }),
      choice('model', [], { parent_filter_id: 0, data_type: 'STRING_LIST' }),
    ]);
    const both = step(plan, start(plan).state, set('brand', ['opel', 'lada']));
    expect(both.effects.map(({ parentValues }) => parentValues)).toEqual([['opel', 'lada']]);
    const models = play(plan, both.state, [
      answer(plan, both.effects[0], ['astra', 'niva']),
      set('model', ['niva', 'astra']),
    ]).state;
    const one = step(plan, models, set('brand', ['opel']));
    const { state } = step(plan, one.state, answer(plan, one.effects[0], ['astra']));
    expect(payload(plan, state)).toEqual({ brand: ['opel'], model: ['astra'] });
  });
});

describe('a list on demand that was sent with values', () => {
  const phones = planOf([
    choice('brand', ['apple', 'nokia'], { has_next_filter: true }),
    choice('model', ['X', 'Y'], { parent_filter_id: 0, is_required: true, has_next_filter: true }),
    choice('colour', [], { parent_filter_id: 0 }),
    { key: 'note', show_if: [{ key: 'model', value: 'Z' }] },
  ]);
  const apple = step(phones, start(phones).state, set('brand', 'apple'));
  const load = apple.effects[0];

  test('offers them at once, beside one that has to wait', () => {
    expect(apple.effects.map(({ field }) => field)).toEqual([1, 2]);
    expect(namesOf(apple.state)).toEqual(['X', 'Y']);
    expect(optionsOf(phones, apple.state, 'colour').options).toEqual([]);
    const { state } = step(phones, apple.state, set('model', 'X'));
    expect(payload(phones, state)).toEqual({ brand: 'apple', model: 'X' });
    expect(faultOf(phones, state, 1)).toBeNull();
  });

  test('holds what the answer has in their place', () => {
    const { state } = step(phones, apple.state, answer(phones, load, ['Z']));
    expect(namesOf(state)).toEqual(['Z']);
  });

  test('offers them when it fails, though they may be a page of it', () => {
    const failed = step(phones, apple.state, failure(load)).state;
    const { status, isComplete } = optionsOf(phones, failed, 'model');
    expect({ status, isComplete }).toEqual({ status: 'failed', isComplete: false });
    expect(namesOf(failed)).toEqual(['X', 'Y']);
    expect(faultOf(phones, step(phones, failed, set('model', 'Y')).state, 1)).toBeNull();
  });

  test('refuses a saved value only once it has come without it', () => {
    const inList = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.nat({ max: 20 }), inList, inList, (sent, whole, saved) => {
        const names = Array.from({ length: 21 }, (_, index) => `n${index}`);
        const page = planOf([
          choice('brand', ['apple'], { has_next_filter: true }),
          choice('model', names.slice(0, sent), { parent_filter_id: 0, is_required: true }),
        ]);
        const began = start(page, { brand: 'apple', model: `n${saved}` });
        const failed = step(page, began.state, failure(began.effects[0])).state;
        expect(faultOf(page, failed, 1)).toBeNull();
        expect(payload(page, failed)['model']).toBe(`n${saved}`);
        const again = step(page, failed, { type: 'RETRY_OPTIONS', field: 1 });
        const [late, inTime] = [again, began].map(({ state, effects: [load] }) => {
          const listed = step(page, state, answer(page, load, names.slice(0, whole))).state;
          return { payload: payload(page, listed), fault: faultOf(page, listed, 1) };
        });
        expect(late).toEqual(inTime);
      }),
    );
  });

  test('is any list in JSON Schema, which refuses nothing that the form accepts', () => {
    const model = valueSchema(phones, fieldAt(phones, 1));
    expect(model).toEqual(valueSchema(phones, fieldAt(phones, 2)));
  });

  test('gives a value back when it fails, and takes it away when the next answer lacks it', () => {
    const chosen = step(phones, apple.state, set('model', 'X')).state;
    const nokia = step(phones, chosen, set('brand', 'nokia'));
    expect(payload(phones, nokia.state)).toEqual({ brand: 'nokia' });
    const failed = step(phones, nokia.state, failure(nokia.effects[0])).state;
    expect(payload(phones, failed)).toEqual({ brand: 'nokia', model: 'X' });
    const again = step(phones, failed, { type: 'RETRY_OPTIONS', field: 1 });
    const { state } = step(phones, again.state, answer(phones, again.effects[0], ['Z']));
    expect(payload(phones, state)).toEqual({ brand: 'nokia' });
  });

  test('counts for a server that knows of no other', () => {
    const claim = { brand: 'apple', model: 'X' };
    expect(validate(phones, claim).faults).toEqual({});
    expect(validate(phones, { ...claim, model: 'Z' }).faults).toEqual({
      model: { code: 'choice.unknown' },
    });
    const { options } = toOptions([{ name: 'Z', value: 'Z' }], [], { dataType: 'STRING' });
    const list = { options, groups: [], isComplete: true };
    expect(validate(phones, { ...claim, model: 'Z' }, () => list).faults).toEqual({});
  });

  function namesOf(state: FormState): readonly string[] {
    return optionsOf(phones, state, 'model').options.map(({ name }) => name);
  }

  function failure({ field, token } = { field: 0, token: -1 }): FormEvent {
    return { type: 'OPTIONS_FAILED', field, token };
  }
});

describe('a saved value of a list on demand', () => {
  const saved = { brand: 'opel', model: 'x', generation: 'g1' };

  test('stays while its list loads, and all lists are asked for at once', () => {
    const { state, effects } = start(cars, saved);
    expect(payload(cars, state)).toEqual(saved);
    expect(effects.map(({ parentValues }) => parentValues)).toEqual([['opel'], ['x']]);
    expect(faultOf(cars, state, 1)).toBeNull();
  });

  test('stays and is at fault when the whole list lacks it', () => {
    const { state, effects } = start(cars, saved);
    const missing = step(cars, state, answer(cars, effects[0], ['astra'])).state;
    expect(inputOf(cars, missing, 'model')).toBe('x');
    expect(faultOf(cars, missing, 1)).toEqual({ code: 'choice.unknown' });
    expect(shownKeys(cars, missing)).toEqual(['brand', 'model', 'generation']);
  });

  test('stays through a failure and a retry', () => {
    const { state, effects } = start(cars, saved);
    const { token = -1 } = effects[0] ?? {};
    const again = play(cars, state, [
      { type: 'OPTIONS_FAILED', field: 1, token },
      { type: 'RETRY_OPTIONS', field: 1 },
    ]);
    expect(payload(cars, again.state)).toEqual(saved);
  });

  test('taken in by HYDRATE makes answers under way late', () => {
    const { state } = step(cars, opel.state, { type: 'HYDRATE', values: saved });
    const late = answer(cars, opel.effects[0], ['astra']);
    expect(step(cars, state, late).state).toBe(state);
  });
});

test('UNDO asks again for a list that was loading then', () => {
  const lada = step(cars, chosen.state, set('brand', 'lada'));
  const typed = step(cars, lada.state, set('brand', 'opel'));
  const undone = step(cars, typed.state, { type: 'UNDO' });
  expect(undone.effects.map(({ parentValues }) => parentValues)).toEqual([['lada']]);
  const { state } = step(cars, undone.state, answer(cars, undone.effects[0], ['x']));
  expect(payload(cars, state)).toEqual({ brand: 'lada', model: 'x' });
});
