import { start, step } from '@bozor/form-engine';
import type { FormEvent, FormState, Plan, Step } from '@bozor/form-engine';
import { explainStep } from '@bozor/form-engine/inspect';
import { playActs } from '@bozor/form-engine/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { stepReasonText } from '../../../engine/inspect/why/step-reason-text.ru.ts';
import { LAW_RUNS } from '../../law-runs.ts';
import { answer, choice, planOf, play, set } from '../form/pages.ts';
import { sessions } from '../form/session.ts';

test(
  'explainStep explains every change that a step names, each after its cause',
  () => {
    fc.assert(
      fc.property(sessions, ({ plan, player, acts }) => {
        let before: FormState | null = null;
        playActs(acts, {
          ...player,
          onStep: (taken, event) => {
            const reasons = explainStep(plan, { before, event, step: taken });
            before = taken.state;
            expect(counted(reasons.map(({ of }) => of.index))).toEqual(
              counted(taken.why.map(({ field }) => field)),
            );
            for (const [index, reason] of reasons.entries()) {
              expect(reason.after ?? -1).toBeLessThan(index);
              expect(stepReasonText(reason)).toMatch(/«[^]*\.$/);
            }
            expect(JSON.parse(JSON.stringify(reasons))).toEqual(reasons);
          },
        });
      }),
    );
  },
  60_000 + LAW_RUNS * 50,
);

describe('stepReasonText', () => {
  const plan = planOf([
    choice('make', ['opel', 'lada'], { id: 1, name: 'Марка', has_next_filter: true }),
    { id: 2, key: 'model', name: 'Модель', type: 'DROP_LIST', parent_filter_id: 1 },
    { id: 3, key: 'trim', name: 'Комплектация', parent_filter_id: 2 },
  ]);
  const opened = step(plan, start(plan).state, set('make', 'opel'));
  const loaded = play(plan, opened.state, [answer(plan, opened.effects[0], ['astra', 'niva'])]);
  const full = play(plan, loaded.state, [set('model', 'niva'), set('trim', 'люкс')]);
  const moved = step(plan, full.state, set('make', 'lada'));

  test('follows a choice down to what it shows and loads', () => {
    expect(described(plan, start(plan).state, set('make', 'opel'))).toEqual([
      'Поле «Марка»: теперь «opel».',
      '0 Поле «Модель» показалось: выбрано «Марка».',
      '0 Поле «Модель»: запрошен список для «opel» в\u00A0поле «Марка».',
    ]);
  });

  test('explains what a change removes, and what may return', () => {
    expect(described(plan, full.state, set('make', 'lada'))).toEqual([
      'Поле «Марка»: теперь «lada».',
      '0 Поле «Модель»: запрошен список для «lada» в\u00A0поле «Марка».',
      '0 Поле «Модель» опустело: список теперь другой, и\u00A0«niva» вернётся, если найдётся в\u00A0новом списке.',
      '2 Поле «Комплектация» скрылось: не выбрано «Модель». Значение «люкс» снято, отмена его вернёт.',
    ]);
    expect(described(plan, moved.state, answer(plan, moved.effects[0], ['niva']))).toEqual([
      'Поле «Модель»: список пришёл, в\u00A0нём 1\u00A0значение.',
      'Поле «Модель»: вернулось «niva», оно есть в\u00A0новом списке.',
      '1 Поле «Комплектация» показалось: выбрано «Модель».',
    ]);
  });

  test('explains an undo as a cascade, causes first', () => {
    expect(described(plan, moved.state, { type: 'UNDO' })).toEqual([
      'Отмена: поле «Марка», снова «opel».',
      'Отмена: поле «Модель», снова «niva».',
      '1 Отмена: поле «Комплектация» показалось: выбрано «Модель». В\u00A0нём снова «люкс».',
    ]);
    const undone = step(plan, moved.state, { type: 'UNDO' }).state;
    expect(described(plan, undone, { type: 'REDO' })).toEqual([
      'Повтор: поле «Марка», снова «lada».',
      'Повтор: поле «Модель», снова пусто.',
      'Поле «Модель»: запрошен список для «lada» в\u00A0поле «Марка».',
      '2 Повтор: поле «Комплектация» скрылось: не выбрано «Модель».',
    ]);
  });

  test('explains the start of a form', () => {
    const page = planOf([
      {
        key: 'wheel',
        name: 'Руль',
        type: 'RADIO_BUTTON',
        values: [
          { name: 'Левый', value: 'left', selected: true },
          { name: 'Правый', value: 'right' },
        ],
      },
    ]);
    const selected = explainStep(page, { before: null, event: null, step: start(page) });
    expect(selected.map(stepReasonText)).toEqual([
      'Поле «Руль» показалось: оно ни от чего не зависит.',
      'Поле «Руль»: с\u00A0самого начала «Левый», так выбрано в\u00A0описании.',
    ]);
    const saved = start(page, { wheel: 'right' });
    expect(
      explainStep(page, { before: null, event: null, step: saved }).map(stepReasonText),
    ).toContain('Поле «Руль»: взято из\u00A0сохранённого «Правый».');
  });

  test('is empty for a mark and for an event without effect', () => {
    expect(described(plan, full.state, { type: 'TOUCH_ALL' })).toEqual([]);
    expect(described(plan, full.state, set('unknown', 'x'))).toEqual([]);
  });
});

function described(plan: Plan, before: FormState, event: FormEvent): readonly string[] {
  const taken: Step = step(plan, before, event);
  return explainStep(plan, { before, event, step: taken }).map((reason) => {
    const after = reason.after === null ? '' : `${reason.after} `;
    return `${after}${stepReasonText(reason)}`;
  });
}

function counted(fields: readonly number[]): ReadonlyMap<number, number> {
  return new Map(
    Array.from(
      Map.groupBy(fields, (field) => field),
      ([field, all]) => [field, all.length],
    ),
  );
}
