import { replay } from '@bozor/form-engine/trace';
import { expect, test } from 'vitest';

import { sectionText } from '../../app/lab/player/steps/section-text.ts';
import { changedSections, sectionRows } from '../../app/lab/player/steps/snapshot-rows.ts';
import { toStepLines } from '../../app/lab/player/steps/to-step-lines.ts';
import { sampleTrace } from './sample-trace.ts';

const played = replay(sampleTrace);

test('every step of a trace is described by its time, its field and its action', () => {
  const lines = toStepLines(played).map(({ time, text }) => `${time} ${text}`);
  expect(lines).toEqual([
    '0:00,0 Форма открыта',
    '0:01,0 Марка: Toyota',
    '0:01,7 Модель: пришёл список, 1\u00A0значение',
    '0:02,0 Модель: Camry',
    '0:03,0 Цена: «дорого»',
    '0:03,1 Цена: поле покинуто',
    '1:03,0 Марка: Honda',
    '1:04,0 Модель: список не пришёл',
    '1:05,0 Модель: список запрошен снова',
    '1:06,0 Сервер отказал: Цена',
    '1:07,0 Подставлено: 2\u00A0значения',
    '1:08,0 Отменено последнее',
    '1:09,0 Отменённое возвращено',
    '1:10,0 Цена: очищено',
    '1:11,0 Форма отправлена',
    '1:12,0 Очищено всё',
  ]);
});

test('a step that differs from its expectation is marked', () => {
  const acts = sampleTrace.acts.map((act, index) =>
    index === 2 ? { ...act, expected: { inputs: { model: 'corolla' } } } : act,
  );
  const lines = toStepLines(replay({ ...sampleTrace, acts }));
  expect(lines.filter(({ isDiverging }) => isDiverging).map(({ index }) => index)).toEqual([3]);
});

test('the rows that a step changed are marked', () => {
  const [before, step] = played.steps.slice(5, 7);
  if (before === undefined || step === undefined) throw new Error('The trace is too short.');
  expect(changedSections(step)).toEqual(['inputs', 'lists', 'payload']);
  expect(sectionRows('payload', step)).toEqual([
    { name: 'make', isChanged: true },
    { name: 'model', isChanged: true },
  ]);
  expect(sectionText(before.snapshot, 'payload', 'model')).toBe('"camry"');
  expect(sectionText(step.snapshot, 'payload', 'model')).toBe('нет');
  expect(sectionText(step.snapshot, 'lists', 'model')).toBe('загружается');
  expect(sectionText(step.snapshot, 'faults', 'price')).toBe('Должно быть числом');
  expect(sectionText(null, 'visible', 'make')).toBe('нет');
});
