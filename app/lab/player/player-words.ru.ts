import type { ListSnapshot } from '@bozor/form-engine/trace';

import { countText } from '../../client/ui/plural/count-text.ts';
import type { StepPart } from '../lab-address.ts';
import type { Section } from './steps/snapshot-rows.ts';
import type { Speed } from './transport/playback.ts';

const NBSP = '\u00A0';

/** Texts of the trace player. */
export const playerWords = {
  player: 'Проигрыватель записи',
  steps: 'Шаги записи',
  first: 'К началу',
  back: 'Шаг назад',
  play: 'Воспроизвести',
  pause: 'Пауза',
  next: 'Шаг вперёд',
  last: 'К концу',
  speed: 'Скорость',
  matches: 'Совпадает с записью',
  expectsNothing: 'Запись ничего не ожидает',
  diverges: (step: number) => `Расходится с записью на шаге ${step}`,
  divergesHere: 'расходится с записью',
  continue: 'Продолжить отсюда',
  toTrace: (step: number) => `К записи, шаг ${step}`,
  readOnly: 'Это запись: на шаге ничего не изменить. Нажмите «Продолжить отсюда».',
  keys: 'Клавиши: ← и → — по шагам, Home и End — к краям.',
  step: 'Что на шаге',
  nothingChanged: 'На этом шаге ничего не изменилось.',
  why: 'Почему',
  asked: 'Форма запросила',
  differences: 'Расхождения с записью',
  empty: 'Пусто.',
  changed: 'изменилось',
  gone: 'нет',
  seen: 'видно',
  expected: 'Ожидалось',
  actual: 'Вышло',
  nothing: 'ничего',
  clockStopped: 'Время стоит — двигайте его здесь или пустите на вкладке «Часы».',
} as const;

/** Names of the sections of the step details. */
export const partNames: Readonly<Record<StepPart, string>> = {
  changes: 'Изменения',
  values: 'Значения',
  faults: 'Ошибки',
  fields: 'Поля',
  lists: 'Списки',
  payload: 'Отправка',
  clock: 'Часы',
};

/** Names of the sections of a snapshot. */
export const sectionNames: Readonly<Record<Section, string>> = {
  visible: 'Видимые поля',
  inputs: 'Значения',
  lists: 'Списки по запросу',
  faults: 'Что говорят правила',
  shown: 'Показанные ошибки',
  payload: 'Отправка',
};

/** Name of a playback speed. */
export function speedName(speed: Speed): string {
  return `×${speed}`;
}

/** Describes the current step: «Шаг 7 из 42. Марка: Toyota». */
export function stepLine(step: number, last: number, text: string): string {
  return `Шаг ${step} из${NBSP}${last}. ${text}`;
}

/** Number of steps of a trace. */
export function traceSize(steps: number): string {
  return countText(steps, { one: 'шаг', few: 'шага', many: 'шагов' });
}

/** Statuses of a list on demand. */
const listNames: Readonly<Record<ListSnapshot['status'], string>> = {
  idle: 'ждёт родителя',
  loading: 'загружается',
  ready: 'готов',
  empty: 'пуст',
  failed: 'не загрузился',
};

/** Describes a list on demand. */
export function listText({ status, size }: ListSnapshot): string {
  return size === 0
    ? listNames[status]
    : `${listNames[status]}, ${countText(size, { one: 'значение', few: 'значения', many: 'значений' })}`;
}
