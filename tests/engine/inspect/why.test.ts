import { compile, start, step } from '@bozor/form-engine';
import { why } from '@bozor/form-engine/inspect';
import type { CauseCode, Why } from '@bozor/form-engine/inspect';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { whyText as whyTextInEnglish } from '../../../engine/inspect/why/cause-text.en.ts';
import { causeText, whyText } from '../../../engine/inspect/why/why-text.ru.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { answer, choice, planOf, play, set } from '../form/pages.ts';
import { lived, sessions } from '../form/session.ts';

const HIDDEN: ReadonlySet<CauseCode> = new Set<CauseCode>([
  'key-missing',
  'parent-missing',
  'parent-hidden',
  'parent-empty',
  'condition-key-unknown',
  'condition-valueless',
  'condition-hidden',
  'condition-unmet',
  'key-taken',
]);

describe('why, of any field of any form,', { timeout: 60_000 + LAW_RUNS * 50 }, () => {
  test('has a cause for every field that hides, and none for one that shows', () => {
    everywhere((found, { isVisible }) => {
      const own = found.causes.filter(({ of }) => of.index === found.field);
      const hiding = own.filter(({ code }) => HIDDEN.has(code));
      expect(found.isVisible).toBe(isVisible);
      expect(hiding.length > 0, found.key).toBe(!isVisible);
    });
  });

  test('lists the causes of a hidden field after those of its dependencies', () => {
    everywhere(({ causes }) => {
      for (const [position, cause] of causes.entries()) {
        const awaited =
          cause.code === 'parent-hidden'
            ? cause.parent
            : cause.code === 'condition-hidden'
              ? cause.owner
              : null;
        if (awaited === null) continue;
        const before = causes.slice(0, position).map(({ of }) => of.index);
        expect(before).toContain(awaited.index);
      }
    });
  });

  test('is plain JSON, and every cause has a sentence of its own', () => {
    everywhere((found) => {
      expect(JSON.parse(JSON.stringify(found))).toEqual(found);
      const texts = found.causes.map(causeText);
      for (const text of texts) expect(text).toMatch(/^Поле «[^]*\.$/);
      expect(whyText(found).length).toBeGreaterThan(0);
    });
  });

  function everywhere(law: (found: Why, at: { readonly isVisible: boolean }) => void): void {
    fc.assert(
      fc.property(sessions, (session) => {
        const state = lived(session);
        for (const { index } of session.plan.fields) {
          law(why(session.plan, state, index), { isVisible: state.isVisible[index] ?? false });
        }
      }),
    );
  }
});

describe('whyText', () => {
  const plan = planOf([
    choice('make', ['opel', 'lada'], { id: 1, name: 'Марка', has_next_filter: true }),
    {
      id: 2,
      key: 'model',
      name: 'Модель',
      type: 'DROP_LIST',
      parent_filter_id: 1,
      is_required: true,
    },
    { id: 3, key: 'year', name: 'Год', data_type: 'INTEGER', parent_filter_id: 2 },
    { id: 4, key: 'swap', name: 'Обмен', type: 'CHECKBOX', data_type: 'BOOLEAN' },
    { id: 5, key: 'wish', name: 'На что', show_if: [{ key: 'swap', value: true }] },
    { id: 6, key: 'late', name: 'Позже', show_if: [{ key: 'year', value: [2020, 2021] }] },
  ]);
  const first = start(plan).state;
  const chosen = play(plan, first, [set('make', 'opel')]);
  const described = (field: number, state = first) => whyText(why(plan, state, field));

  test('begins a chain of parents at its root', () => {
    expect(described(2)).toEqual([
      'Поле «Модель» скрыто: не выбрано «Марка».',
      'Поле «Год» скрыто, потому что скрыто поле «Модель», от которого оно зависит.',
      'Поле «Год» можно не заполнять: описание этого не требует.',
    ]);
  });

  test('names the required value of a condition, and the present one', () => {
    expect(described(4)[0]).toBe(
      'Поле «На что» скрыто: нужна отметка в поле «Обмен», а её там нет.',
    );
    const loaded = play(plan, chosen.state, [answer(plan, chosen.effects[0], ['astra'])]);
    const { state } = play(plan, loaded.state, [set('model', 'astra'), set('year', '1999')]);
    expect(described(5, state)[0]).toBe(
      'Поле «Позже» скрыто: нужно, чтобы в поле «Год» было «2020» или\u00A0«2021», а там «1999».',
    );
    const { state: met } = play(plan, state, [set('year', '2021')]);
    expect(described(5, met)[0]).toBe(
      'Поле «Позже» показано, потому что в поле «Год» есть нужное значение: «2021».',
    );
  });

  test('names the state of a list', () => {
    expect(described(1)).toContain(
      'Поле «Модель» ждёт: список загрузится, когда будет выбрано «Марка».',
    );
    expect(described(1, chosen.state)).toEqual([
      'Поле «Модель» показано, потому что в поле «Марка» есть значение: «opel».',
      'Поле «Модель» обязательно: так сказано в его описании.',
      'Поле «Модель» пока недоступно: загружается список для «opel» в поле «Марка».',
    ]);
    const failed = step(plan, chosen.state, { type: 'OPTIONS_FAILED', field: 1, token: 0 });
    expect(described(1, failed.state).at(-1)).toBe(
      'Поле «Модель» недоступно: список не загрузился, его можно запросить ещё раз.',
    );
    expect(why(plan, failed.state, 1)).toMatchObject({ isDisabled: true, list: 'failed' });
  });

  test('names what was set aside while a list loads', () => {
    const loaded = play(plan, chosen.state, [answer(plan, chosen.effects[0], ['astra'])]);
    const { state } = play(plan, loaded.state, [set('model', 'astra'), set('make', 'lada')]);
    expect(described(1, state).at(-1)).toBe(
      'Поле «Модель» опустело, пока загружается список: «astra» вернётся, если найдётся в новом списке.',
    );
  });

  test('asks for nothing in a filter', () => {
    const filter = planOf([{ key: 'a', name: 'Цена', is_required: true }], 'filter');
    const found = why(filter, start(filter).state, 0);
    expect(found.isRequired).toBe(false);
    expect(whyText(found).at(-1)).toBe(
      'Поле «Цена» можно не заполнять: это поиск, а обязательно оно только в объявлении.',
    );
  });

  test('names the loop that was cut, the key that is taken, the salary that is kept', () => {
    const loop = planOf([
      { id: 1, key: 'a', name: 'А', parent_filter_id: 2 },
      { id: 2, key: 'b', name: 'Б', parent_filter_id: 1 },
    ]);
    expect(whyText(why(loop, start(loop).state, 0)).join('\n')).toContain('по кругу (a → b)');
    const twins = planOf([
      { key: 'a', name: 'Первое' },
      { key: 'a', name: 'Второе' },
    ]);
    expect(whyText(why(twins, start(twins).state, 1))[0]).toBe(
      'Поле «Второе» скрыто: его ключ занят полем «Первое», которое показано и стоит выше.',
    );
    const job = planOf([
      choice('kind', ['work', 'none'], { name: 'Работа' }),
      {
        key: 'pay',
        name: 'Зарплата',
        type: 'SALARY',
        data_type: 'INTEGER',
        show_if: [{ key: 'kind', value: 'work' }],
      },
    ]);
    const pay = { salary_min: '900', salary_max: '', is_negotiable: false };
    const events = [set('kind', 'work'), set('pay', pay), set('kind', 'none')];
    const { state } = play(job, start(job).state, events);
    expect(whyText(why(job, state, 1)).at(-1)).toBe(
      'Поле «Зарплата» скрыто, но введённое сохранено и вернётся вместе с ним.',
    );
  });

  test('counts the middle of a long chain', () => {
    const filters = Array.from({ length: 200 }, (_, n) => ({
      id: n,
      key: `k${n}`,
      name: `Поле ${n}`,
      parent_filter_id: n === 0 ? null : n - 1,
    }));
    const chain = planOf(filters);
    const lines = whyText(why(chain, start(chain).state, 199));
    expect(lines[0]).toBe('Поле «Поле 1» скрыто: не заполнено «Поле 0».');
    expect(lines.length).toBeLessThan(16);
    expect(lines.join('\n')).toContain('И\u00A0так далее, одно из-за другого: ещё 186\u00A0полей.');
  });

  test('refuses a place that is not on the plan', () => {
    expect(() => why(compile([], { mode: 'entry' }), start(plan).state, 3)).toThrow(RangeError);
  });
});

describe('why, of a number that another one limits,', () => {
  const plan = planOf([
    { key: 'floor', name: 'Этаж', data_type: 'INTEGER', max_key: 'floors' },
    { key: 'floors', name: 'Этажей', data_type: 'INTEGER' },
  ]);

  test('names the limit, or that there is nothing to compare with', () => {
    const sentences = [{ floors: 5 }, {}].map((values) => {
      const found = why(plan, start(plan, values).state, 0);
      return [whyText(found).at(-1), whyTextInEnglish(found).at(-1)];
    });
    expect(sentences).toEqual([
      [
        'Поле «Этаж» не может быть больше поля «Этажей»: там «5».',
        'floor may not be more than floors, which is "5".',
      ],
      [
        'Поле «Этаж» не может быть больше поля «Этажей»: пока его не с чем сравнить.',
        'floor may not be more than floors, which has no number to compare with now.',
      ],
    ]);
  });
});
