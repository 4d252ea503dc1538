import { describe, expect, test } from 'vitest';

import { compile } from '../../../engine/definition/compile.ts';
import type { Option } from '../../../engine/definition/field-definition.ts';
import { connectOptions } from '../../../engine/form/options/connect-options.ts';
import { createFormStore } from '../../../engine/form/state/create-form-store.ts';
import type { LoadOptions } from '../../../engine/form/state/form-state.ts';

const MODEL = 1;

/** A make → model page over a network whose answers the test gives by hand, in any order. */
function openCascade() {
  const calls: {
    effect: LoadOptions;
    signal: AbortSignal;
    answer: PromiseWithResolvers<Answer>;
  }[] = [];
  const makes = ['toyota', 'opel', 'bmw'].map((make) => ({ key: make, name: make, value: make }));
  const filters = [
    { id: 1, key: 'make', name: 'Марка', type: 'DROP_LIST', has_next_filter: true, values: makes },
    { id: 2, key: 'model', name: 'Модель', type: 'DROP_LIST', parent_filter_id: 1 },
  ];
  const plan = compile(filters, { mode: 'entry' });
  const store = createFormStore(plan, {
    onEffect: connectOptions((effect, signal) => {
      const answer = Promise.withResolvers<Answer>();
      calls.push({ effect, signal, answer });
      return answer.promise;
    }),
  });
  return {
    calls,
    store,
    choose: (make: string) => store.dispatch({ type: 'SET', key: 'make', input: make }),
    list: () => store.state().options[MODEL],
  };
}

type Answer = Awaited<ReturnType<Parameters<typeof connectOptions>[0]>>;

function listOf(...names: string[]): Answer {
  const options = names.map((name): Option => ({
    id: name,
    key: name,
    name,
    value: name,
    isSelected: false,
    isPopular: false,
    icon: null,
    location: null,
  }));
  return { options, groups: [], isComplete: true };
}

/** Lets every settled promise run its callbacks. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('connectOptions', () => {
  test('loads the list of the value chosen and hands it to the form', async () => {
    const { calls, choose, list } = openCascade();
    choose('toyota');
    expect(calls.map(({ effect }) => effect)).toMatchObject([
      { field: MODEL, parentValues: ['toyota'] },
    ]);
    expect(list()?.status).toBe('loading');
    calls[0]?.answer.resolve(listOf('Camry', 'Corolla'));
    await settle();
    expect(list()?.status).toBe('ready');
    expect(list()?.options.map(({ name }) => name)).toEqual(['Camry', 'Corolla']);
  });

  test.for([
    { order: [0, 1, 2], why: 'as asked' },
    { order: [2, 1, 0], why: 'backwards' },
    { order: [1, 2, 0], why: 'mixed' },
  ])('ends with the list of the last choice when answers come $why', async ({ order }) => {
    const { calls, choose, list } = openCascade();
    for (const make of ['toyota', 'opel', 'bmw']) choose(make);
    for (const at of order) {
      calls[at]?.answer.resolve(listOf(`list ${at}`));
      await settle();
    }
    expect(list()?.options.map(({ name }) => name)).toEqual(['list 2']);
  });

  test('aborts the load that a newer one replaces, and only that', () => {
    const { calls, choose } = openCascade();
    choose('toyota');
    choose('opel');
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('does not report an aborted load that fails', async () => {
    const { calls, choose, list } = openCascade();
    choose('toyota');
    choose('opel');
    calls[0]?.answer.reject(new DOMException('aborted', 'AbortError'));
    await settle();
    expect(list()?.status).toBe('loading');
  });

  test('makes the list failed when the load rejects, and loads again on retry', async () => {
    const { calls, choose, list, store } = openCascade();
    choose('toyota');
    calls[0]?.answer.reject(new Error('503'));
    await settle();
    expect(list()?.status).toBe('failed');
    store.dispatch({ type: 'RETRY_OPTIONS', field: MODEL });
    expect(list()?.status).toBe('loading');
    calls[1]?.answer.resolve(listOf('Camry'));
    await settle();
    expect(list()?.status).toBe('ready');
  });

  test('takes a load that throws at once for one that failed', async () => {
    const store = createFormStore(
      compile([{ id: 1, key: 'city', name: 'Город', type: 'DROP_LIST' }], { mode: 'entry' }),
      {
        onEffect: connectOptions(() => {
          throw new Error('no network');
        }),
      },
    );
    await settle();
    expect(store.state().options[0]?.status).toBe('failed');
  });

  test('drops an answer that comes after the parent was cleared', async () => {
    const { calls, choose, list, store } = openCascade();
    choose('toyota');
    store.dispatch({ type: 'CLEAR', key: 'make' });
    calls[0]?.answer.resolve(listOf('Camry'));
    await settle();
    expect(list()?.options).toEqual([]);
  });

  test('keeps the loads of two forms apart', () => {
    const calls: AbortSignal[] = [];
    const onEffect = connectOptions((_effect, signal) => {
      calls.push(signal);
      return Promise.withResolvers<Answer>().promise;
    });
    const plan = compile([{ id: 1, key: 'city', name: 'Город', type: 'DROP_LIST' }], {
      mode: 'entry',
    });
    createFormStore(plan, { onEffect });
    createFormStore(plan, { onEffect });
    expect(calls.map(({ aborted }) => aborted)).toEqual([false, false]);
  });
});
