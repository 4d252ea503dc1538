import { readFileSync } from 'node:fs';

import { compile, kindOf, start, step } from '@bozor/form-engine';
import type { FormEvent, FormMode, FormState, Plan, Step } from '@bozor/form-engine';
import { reach } from '@bozor/form-engine/inspect';
import type { Reach } from '@bozor/form-engine/inspect';
import {
  arbitraryActs,
  arbitraryAnswers,
  arbitraryPage,
  playActs,
} from '@bozor/form-engine/testing';
import type { Act, SampleAnswer } from '@bozor/form-engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { unreachableText } from '../../../engine/inspect/reach/unreachable-text.ru.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { choice, planOf, shownKeys } from '../form/pages.ts';
import { recordedPages } from './recorded-pages.ts';

const ANY: SampleAnswer = { options: [], groups: [], isComplete: false };

describe('reach', { timeout: 60_000 + LAW_RUNS * 100 }, () => {
  const searches = fc
    .record({ page: arbitraryPage, mode: fc.constantFrom<FormMode>('entry', 'filter') })
    .map(({ page, mode }) => compile(page, { mode }))
    .chain((plan) =>
      fc.record({
        plan: fc.constant(plan),
        answer: fc.oneof(
          fc.constant(() => ANY),
          arbitraryAnswers(plan),
        ),
        sessions: fc.array(arbitraryActs(plan), { minLength: 1, maxLength: 4 }),
      }),
    );

  test('leads by every path to exactly the fields it names', () => {
    fc.assert(
      fc.property(searches, ({ plan, answer }) => {
        const { states } = reach(plan, { limit: 100, answer });
        for (const { path, visible } of states) {
          expect(visibleIn(played(plan, path))).toEqual(visible);
        }
        expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
        expect(states[0]?.path).toEqual([]);
      }),
    );
  });

  test('finds every state that a person comes to, unless its limit stopped it', () => {
    fc.assert(
      fc.property(searches, ({ plan, answer, sessions }) => {
        const { states, isComplete, unreachable } = reach(plan, { answer });
        fc.pre(isComplete);
        const known = new Set(states.map(({ visible }) => visible.join()));
        for (const acts of sessions) {
          playActs(acts.filter(isPersonal), {
            answer,
            start: () => start(plan),
            step: (state, event) =>
              isPossible(plan, state, event) ? step(plan, state, event) : idle(state),
            onStep: ({ state }) => expect(known).toContain(visibleIn(state).join()),
          });
        }
        const shown = new Set(states.flatMap(({ visible }) => visible));
        expect(unreachable.map(({ field }) => field.index)).toEqual(
          plan.fields.map(({ index }) => index).filter((index) => !shown.has(index)),
        );
      }),
    );
  });

  test('comes first to what needs the fewest edits', () => {
    const plan = planOf([
      choice('a', ['1', '2']),
      choice('b', ['1', '2'], { show_if: [{ key: 'a', value: '1' }] }),
      { key: 'c', show_if: [{ key: 'b', value: '2' }] },
    ]);
    const { states } = reach(plan);
    expect(states.map(({ visible, path }) => [visible, path.length])).toEqual([
      [[0], 0],
      [[0, 1], 1],
      [[0, 1, 2], 2],
    ]);
  });

  test('answers the list that it chooses from on the way', () => {
    const plan = planOf([
      choice('brand', ['opel', 'lada'], { id: 1, has_next_filter: true }),
      { id: 2, key: 'model', type: 'DROP_LIST', parent_filter_id: 1 },
      { id: 3, key: 'trim', show_if: [{ key: 'model', value: 'niva' }] },
    ]);
    const model = (name: string) => ({
      id: name,
      name,
      value: name,
      key: name,
      icon: null,
      location: null,
      isSelected: false,
      isPopular: false,
    });
    const { states, unreachable } = reach(plan, {
      answer: ({ parentValues }) => ({
        options: [model(parentValues[0] === 'lada' ? 'niva' : 'astra')],
        groups: [],
        isComplete: true,
      }),
    });
    const last = states.at(-1);
    expect(last?.path.map(({ type }) => type)).toEqual(['SET', 'OPTIONS_LOADED', 'SET']);
    expect(last?.path[0]).toEqual({ type: 'SET', key: 'brand', input: 'lada' });
    expect(unreachable).toEqual([]);
  });

  test('fills a field that asks for more letters than a text can have', () => {
    const { states, isComplete } = reach(
      planOf([
        { id: 1, key: 'note', data_type: 'STRING', min_length: Number.MAX_SAFE_INTEGER },
        { id: 2, key: 'more', parent_filter_id: 1 },
      ]),
    );
    expect(states.map(({ visible }) => visible)).toEqual([[0], [0, 1]]);
    expect(isComplete).toBe(true);
  });
});

describe('a field that no state shows', () => {
  test.for([
    {
      why: 'its parent is not on the page',
      code: 'definition',
      filters: [{ key: 'x', parent_filter_id: 404 }],
    },
    {
      why: 'its condition names no field',
      code: 'definition',
      filters: [{ key: 'x', show_if: [{ key: 'unknown', value: 1 }] }],
    },
    {
      why: 'the list it depends on has no such value',
      code: 'condition-impossible',
      filters: [choice('a', ['1', '2']), { key: 'x', show_if: [{ key: 'a', value: '3' }] }],
    },
    {
      why: 'it depends on a range, which is equal to nothing',
      code: 'condition-impossible',
      filters: [
        { key: 'a', type: 'RANGE_INPUT', data_type: 'INTEGER' },
        { key: 'x', show_if: [{ key: 'a', value: '3' }] },
      ],
    },
    {
      why: 'its conditions ask two values of one choice',
      code: 'conditions-contradict',
      filters: [
        choice('a', ['1', '2']),
        {
          key: 'x',
          show_if: [
            { key: 'a', value: '1' },
            { key: 'a', value: '2' },
          ],
        },
      ],
    },
    {
      why: 'it contradicts what its parent asks for',
      code: 'conditions-contradict',
      filters: [
        choice('a', ['1', '2']),
        { key: 'b', show_if: [{ key: 'a', value: '1' }] },
        { key: 'x', parent_filter_id: 1, show_if: [{ key: 'a', value: '2' }] },
      ],
    },
    {
      why: 'it waits for a field that never shows',
      code: 'parent-unreachable',
      filters: [
        { key: 'a', parent_filter_id: 404 },
        { key: 'x', parent_filter_id: 0 },
      ],
    },
    {
      why: 'it depends on a field that never shows',
      code: 'owner-unreachable',
      filters: [
        { key: 'a', parent_filter_id: 404 },
        { key: 'x', show_if: [{ key: 'a', value: 'v' }] },
      ],
    },
    {
      why: 'its parent is of a type that cannot be filled in',
      code: 'parent-unfillable',
      filters: [
        { key: 'a', type: 'HOLOGRAM' },
        { key: 'x', parent_filter_id: 0 },
      ],
    },
    {
      why: 'another field always has its key',
      code: 'key-always-taken',
      filters: [{ key: 'x', name: 'Первое' }, { key: 'x' }],
    },
  ])('is explained by $code: $why', ({ code, filters }) => {
    const { unreachable, isComplete } = reach(planOf(filters));
    const last = unreachable.at(-1);
    expect(isComplete).toBe(true);
    expect(last?.field.key).toBe('x');
    expect(last?.reason.code).toBe(code);
    expect(last === undefined ? '' : unreachableText(last)).toMatch(
      /^Поле «.+» не.показывается никогда: .+\.$/,
    );
  });
});

describe('the pages that are recorded', () => {
  test('are searched to the end, or show every field they have', () => {
    const rows = recordedPages().map(({ name, plan }) => ({ name, found: reach(plan) }));
    const half = rows.filter(({ found }) => !found.isComplete);
    expect(half.map(({ name }) => name)).toEqual(['create/cars.legkovye-avtomobili.json']);
    expect(rows.flatMap(({ name, found }) => namesOf(name, found))).toEqual([]);
  });

  test('of two thousand parents in a row is searched within bounds', () => {
    const text = readFileSync('fixtures/trouble/parent-chain-2000.json', 'utf8');
    const { page }: { readonly page: unknown } = JSON.parse(text);
    const plan = compile(page, { mode: 'entry' });
    const { states, unreachable, isComplete } = reach(plan);
    expect(isComplete).toBe(false);
    expect(states.length).toBeLessThanOrEqual(501);
    expect(unreachable).toEqual([]);
    const end = states.at(-1);
    expect(shownKeys(plan, played(plan, end?.path ?? [])).length).toBe(2000);
  });
});

function namesOf(page: string, { unreachable }: Reach): readonly string[] {
  return unreachable.map(({ field, reason }) => `${page} ${field.key} ${reason.code}`);
}

function played(plan: Plan, path: readonly FormEvent[]): FormState {
  return path.reduce((state, event) => step(plan, state, event).state, start(plan).state);
}

function visibleIn({ isVisible }: FormState): readonly number[] {
  return isVisible.flatMap((isShown, index) => (isShown ? [index] : []));
}

function idle(state: FormState): Step {
  return { state, changed: [], effects: [], why: [] };
}

/** A saved draft and a list without an answer are not acts of a person. */
function isPersonal({ type }: Act): boolean {
  return type !== 'HYDRATE' && type !== 'OPTIONS_LOADED';
}

/**
 * Whether a widget could send this: a choice from a loaded list, an input of the field's own shape.
 */
function isPossible(plan: Plan, state: FormState, event: FormEvent): boolean {
  if (event.type !== 'SET' || event.input === null) return true;
  const field = plan.fields.find(({ key, index }) => key === event.key && state.isVisible[index]);
  const list = state.options[field?.index ?? -1];
  if (field === undefined || list === undefined) return true;
  const kind = kindOf(field);
  const { options, isComplete } = list;
  const context = { field, mode: plan.mode, options, areOptionsComplete: isComplete };
  if (kind.validate(event.input, context)?.code === 'shape.invalid') return false;
  if (!kind.isChoice(field)) return true;
  if (list.status !== 'inline' && list.status !== 'ready') return false;
  return kind.validate(event.input, context)?.code !== 'choice.unknown';
}
