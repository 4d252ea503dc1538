import type { ListSnapshot } from '@bozor/form-engine/trace';

import { countText } from '../../client/ui/plural/count-text.ts';
import type { StepPart } from '../lab-address.ts';
import type { Section } from './steps/snapshot-rows.ts';
import type { Speed } from './transport/playback.ts';

const NBSP = '\u00A0';

/** Words of the player of traces. */
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
  standing: 'Время стоит — двигайте его здесь или пустите на вкладке «Часы».',
} as const;

/** What the parts of a step are called. */
export const partNames: Readonly<Record<StepPart, string>> = {
  changes: 'Изменения',
  values: 'Значения',
  faults: 'Ошибки',
  fields: 'Поля',
  lists: 'Списки',
  payload: 'Отправка',
  clock: 'Часы',
};

/** What the sections of a snapshot are called. */
export const sectionNames: Readonly<Record<Section, string>> = {
  visible: 'Видимые поля',
  inputs: 'Значения',
  lists: 'Списки по запросу',
  faults: 'Что говорят правила',
  shown: 'Показанные ошибки',
  payload: 'Отправка',
};

/** How fast a trace is played. */
export function speedName(speed: Speed): string {
  return `×${speed}`;
}

/** «Шаг 7 из 42: Марка: Toyota». */
export function stepLine(step: number, last: number, text: string): string {
  return `Шаг ${step} из${NBSP}${last}. ${text}`;
}

/** How long a trace is. */
export function traceSize(steps: number): string {
  return countText(steps, { one: 'шаг', few: 'шага', many: 'шагов' });
}

/** What a list on demand is doing. */
const listNames: Readonly<Record<ListSnapshot['status'], string>> = {
  idle: 'ждёт родителя',
  loading: 'загружается',
  ready: 'готов',
  empty: 'пуст',
  failed: 'не загрузился',
};

/** A list on demand in words. */
export function listText({ status, size }: ListSnapshot): string {
  return size === 0
    ? listNames[status]
    : `${listNames[status]}, ${countText(size, { one: 'значение', few: 'значения', many: 'значений' })}`;
}
