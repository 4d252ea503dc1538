import { compile, payload } from '@bozor/form-engine';
import type { FormEvent } from '@bozor/form-engine';
import { fromQuery, toQuery } from '@bozor/form-engine/search';
import { createFormStore } from '@bozor/form-engine/store';
import type { FormStore } from '@bozor/form-engine/store';
import { describe, expect, test } from 'vitest';

import { APPLY_DELAY_MS } from '../../../../app/client/features/filters/sync/apply-delay-ms.ts';
import { createFilterSync } from '../../../../app/client/features/filters/sync/filter-sync.ts';
import type {
  Clock,
  FilterChange,
} from '../../../../app/client/features/filters/sync/filter-sync.ts';

const MAKES = [
  { id: 1, name: 'Opel', value: 'opel' },
  { id: 2, name: 'Lada', value: 'lada' },
];
const make = { id: 1, key: 'make', name: 'Марка', type: 'DROP_LIST', data_type: 'STRING_LIST' };
const filters = [
  { ...make, has_next_filter: true, values: MAKES },
  {
    id: 2,
    parent_filter_id: 1,
    key: 'model',
    name: 'Модель',
    type: 'DROP_LIST',
    data_type: 'STRING_LIST',
    values: [],
  },
  { id: 3, key: 'price', name: 'Цена', type: 'RANGE_INPUT', data_type: 'INTEGER' },
  { id: 4, key: 'doors', name: 'Дверей', type: 'EDIT_TEXT', data_type: 'INTEGER' },
];
const MODELS = ['astra', 'corsa'].map((value, id) => ({ id, name: value, value }));

/** A clock that advances only by hand. */
function openClock(): Clock & { readonly turn: (ms: number) => void } {
  const timers = new Map<number, { readonly at: number; readonly act: () => void }>();
  let now = 0;
  let last = 0;
  return {
    set: (act, ms) => {
      last += 1;
      timers.set(last, { at: now + ms, act });
      return last;
    },
    clear: (timer) => void timers.delete(timer),
    turn: (ms) => {
      now += ms;
      for (const [timer, { at, act }] of timers) {
        if (at > now) continue;
        timers.delete(timer);
        act();
      }
    },
  };
}

/** Connects a form to an in-memory address. */
function openTie() {
  const plan = compile({ filters }, { mode: 'filter' });
  const store = createFormStore(plan, { values: {} });
  const clock = openClock();
  const changes: FilterChange[] = [];
  const sync = createFilterSync({
    store,
    write: (form) => toQuery(plan, payload(plan, form.state())),
    values: (entries) => fromQuery(plan, entries).values,
    clock,
  });
  sync.subscribe((change) => {
    changes.push(change);
    sync.follow(change.entries);
  });
  const set = (key: string, input: Extract<FormEvent, { type: 'SET' }>['input']) =>
    store.dispatch({ type: 'SET', key, input });
  const href = () =>
    decodeURIComponent(
      new URLSearchParams(changes.at(-1)?.entries.map(([n, t]) => [n, t])).toString(),
    );
  return { store, sync, clock, changes, set, href };
}

/** Delivers the list of models. */
function answerModels(store: FormStore) {
  const { token } = store.view(1).options;
  if (token === null) throw new Error('No models were asked for.');
  const options = compile({ filters: [{ ...make, values: MODELS }] }, { mode: 'filter' }).fields[0]
    ?.options;
  store.dispatch({
    type: 'OPTIONS_LOADED',
    field: 1,
    token,
    options: options ?? [],
    groups: [],
    isComplete: true,
  });
}

describe('a filter form and its address', () => {
  test('are synchronized 400 ms after the last key', () => {
    const { clock, set, changes, href } = openTie();
    set('doors', '1');
    clock.turn(APPLY_DELAY_MS - 1);
    set('doors', '12');
    clock.turn(APPLY_DELAY_MS - 1);
    expect(changes).toEqual([]);
    clock.turn(1);
    expect(href()).toBe('filter_doors=12');
  });

  test('create one history entry while a person types in one field, and another one elsewhere', () => {
    const { clock, set, changes } = openTie();
    for (const [key, input] of [
      ['doors', '1'],
      ['doors', '12'],
      ['make', ['opel']],
      ['doors', '123'],
    ] as const) {
      set(key, input);
      clock.turn(APPLY_DELAY_MS);
    }
    expect(changes.map(({ history }) => history)).toEqual(['push', 'replace', 'push', 'push']);
  });

  test('do not overwrite newer input by an older address', () => {
    const { store, sync, clock, set, changes } = openTie();
    set('doors', '1');
    clock.turn(APPLY_DELAY_MS);
    set('doors', '12');
    sync.follow(changes[0]?.entries ?? []);
    expect(store.view(3).input).toBe('12');
    clock.turn(APPLY_DELAY_MS);
    expect(changes).toHaveLength(2);
  });

  test('follow «back»: the form is refilled, and pending changes are dropped', () => {
    const { store, sync, clock, set, changes } = openTie();
    set('doors', '1');
    clock.turn(APPLY_DELAY_MS);
    set('doors', '12');
    sync.follow([['filter_make', 'lada']]);
    expect(payload(store.plan, store.state())).toEqual({ make: ['lada'] });
    clock.turn(APPLY_DELAY_MS);
    expect(changes).toHaveLength(1);
  });

  test('apply pending changes at once when the person is done', () => {
    const { sync, set, changes, href } = openTie();
    sync.flush();
    expect(changes).toEqual([]);
    set('doors', '4');
    sync.flush();
    expect(href()).toBe('filter_doors=4');
  });

  test('wait for the list that decides whether a set-aside value is valid', () => {
    const { store, sync, clock, set, changes, href } = openTie();
    sync.follow([
      ['filter_make', 'opel'],
      ['filter_model', 'astra'],
    ]);
    answerModels(store);
    set('make', ['opel', 'lada']);
    clock.turn(10 * APPLY_DELAY_MS);
    expect(changes).toEqual([]);
    answerModels(store);
    clock.turn(APPLY_DELAY_MS);
    expect(href()).toBe('filter_make=opel,lada&filter_model=astra');
    expect(changes).toMatchObject([{ history: 'push', lost: [] }]);
  });

  test('drop the choices of an old link that the list lacks, with a message', () => {
    const { store, sync, clock, changes, href } = openTie();
    sync.follow([
      ['filter_make', 'opel'],
      ['filter_model', 'astra,volga'],
    ]);
    answerModels(store);
    clock.turn(APPLY_DELAY_MS);
    expect(href()).toBe('filter_make=opel&filter_model=astra');
    expect(changes).toMatchObject([{ history: 'replace', lost: ['Модель'] }]);
  });

  test('show a wrong filter once it is time to search', () => {
    const { store, clock, set } = openTie();
    set('price', { min: '5', max: '3' });
    expect(store.view(2).fault).toBeNull();
    clock.turn(APPLY_DELAY_MS);
    expect(store.view(2).fault?.code).toBe('range.reversed');
  });
});
